/** The part of Vitest's JSON report that the count needs. */
export interface TestReport {
  testResults: { name: string; assertionResults: { status: string }[] }[]
}

/** How many stories passed in a browser, and in how many files. */
export function countStories(report: TestReport): { files: number; stories: number } {
  const files = report.testResults.filter(({ name }) => name.endsWith('.stories.tsx'))
  const stories = files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed')
  return { files: files.length, stories: stories.length }
}
