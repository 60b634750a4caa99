import { isSource, isTestOrTool, type Finding, type Rule } from '../repository.ts'

const mostLines = 250

/** Source files have at most 250 lines; text and data (packages/content) and tests are exempt. */
export const fileSizes: Rule = async ({ files, read }) => {
  const sources = files.filter((file) => isSource(file) && !isTestOrTool(file) && !file.startsWith('packages/content/'))
  const findings: Finding[] = []
  for (const file of sources) {
    const lines = (await read(file)).trimEnd().split('\n').length
    if (lines > mostLines) findings.push({ place: file, message: `has ${lines} lines; above ${mostLines} it is split` })
  }
  return findings
}
