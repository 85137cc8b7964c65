/// What the command tells its caller; from 64 on, as in sysexits.
enum ExitCode: Int32 {
    /// Every stored number is derived.
    case agree = 0
    /// Some stored numbers are not what the rules give.
    case differ = 1
    /// The command line cannot be understood.
    case usage = 64
    /// An input cannot be read, or says something invalid.
    case badInput = 65
    /// The output cannot be written.
    case outputFailed = 74
}
