import type { Finding, Rule } from '../repository.ts'

const isTest = /\.(?:test|e2e)\.tsx?$/
// Not within quotes, as in the cases of this rule.
const wait = /^[^'"`]*(?:\bwaitForTimeout\(|\bsleep\(|\bsetTimeout\(\s*(?:resolve|done)\b)/
const hasTag = /@full\b|@module-tag full\b|\[full\b/

/** A test waits for what happens, not for a while; one that can't is in the full run, in a file with that tag. */
export const fixedWaits: Rule = async ({ files, read }) => {
  const findings: Finding[] = []
  for (const file of files.filter((name) => isTest.test(name))) {
    const text = await read(file)
    if (hasTag.test(text)) continue
    text.split('\n').forEach((line, at) => {
      if (wait.test(line))
        findings.push({ place: `${file}:${at + 1}`, message: 'waits for a fixed time, without the tag `full`' })
    })
  }
  return findings
}
