import { documentsOf } from '../documents.ts'
import { testsNamedIn, testTitles } from '../named-tests.ts'
import type { Finding, Repository, Rule } from '../repository.ts'

/** Every test that a document gives as proof, by path or file name and by title, is there and isn't skipped. */
export const namedTests: Rule = async (repository) => {
  const findings: Finding[] = []
  for (const document of documentsOf(repository)) {
    const lines = (await repository.read(document)).split('\n')
    for (const [index, line] of lines.entries()) {
      for (const { file, title } of testsNamedIn(line)) {
        if (!(await hasTest(repository, file, title)))
          findings.push({
            place: `${document}:${index + 1}`,
            message: `names the test "${title}", which ${file} does not have`,
          })
      }
    }
  }
  return findings
}

/** Whether a file of this path, or one of this name in any folder, has the test. */
async function hasTest({ files, read }: Repository, file: string, title: string): Promise<boolean> {
  for (const found of files.filter((one) => one === file || one.endsWith(`/${file}`)))
    if (testTitles(found, await read(found)).has(title)) return true
  return false
}
