import DesignFiles
import Foundation
import StackLayout
import Testing

extension TestCase {
    /// The cases of a file in Corpora, by its name without extension.
    static func corpus(_ file: String) throws -> [TestCase] {
        let url = Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Corpora")
        let data = try Data(contentsOf: #require(url, "no file \(file).json in Corpora"))
        return try CaseFile.read(data).map(TestCase.init)
    }
}
