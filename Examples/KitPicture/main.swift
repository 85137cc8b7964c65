// Prints the picture of the README: kit components, drawn with the engine. `scripts/picture` keeps it.

print(try Gallery().drawn(), terminator: "")
