import { isSource, type Finding, type Rule } from '../repository.ts'

const imported = /^import\s*\{[^}]*\bit\b[^}]*\}\s*from\s*'(?:vitest|playwright\/test)'/m

/** Tests use `test` everywhere: `it` is just an alias. */
export const testNames: Rule = async ({ files, read }) => {
  const findings: Finding[] = []
  for (const file of files.filter(isSource)) {
    const text = await read(file)
    const found = imported.exec(text)
    if (found === null) continue
    const line = text.slice(0, found.index).split('\n').length
    findings.push({ place: `${file}:${line}`, message: 'imports `it`; a test is called `test`' })
  }
  return findings
}
