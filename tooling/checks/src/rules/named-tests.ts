import { documentsOf } from '../documents.ts'
import { testsNamedIn, testTitles } from '../named-tests.ts'
import type { Finding, Rule } from '../repository.ts'

/** Every test that a document gives as proof, by file and title, is there and isn't skipped. */
export const namedTests: Rule = async (repository) => {
  const findings: Finding[] = []
  for (const document of documentsOf(repository)) {
    const lines = (await repository.read(document)).split('\n')
    for (const [index, line] of lines.entries()) {
      for (const { file, title } of testsNamedIn(line)) {
        if (!testTitles(file, await repository.read(file)).has(title))
          findings.push({
            place: `${document}:${index + 1}`,
            message: `names the test "${title}", which ${file} does not have`,
          })
      }
    }
  }
  return findings
}
