import type { Finding, Rule } from '../repository.ts'

/** A workflow's token reads the contents and nothing else, unless a comment beside a job's permission says why. */
export const workflowPermissions: Rule = async ({ files, read }) => {
  const findings: Finding[] = []
  for (const file of files.filter((name) => /^\.github\/workflows\/.*\.ya?ml$/.test(name))) {
    const text = await read(file)
    if (!/^permissions:\n {2}contents: read\n(?! {2}\S)/m.test(text))
      findings.push({ place: file, message: 'does not restrict its token to "contents: read" at its top' })
    text.split('\n').forEach((line, index) => {
      if (/^\s*permissions: *\S/.test(line) || /^\s*[\w-]+: write\s*$/.test(line))
        findings.push({ place: `${file}:${index + 1}`, message: `"${line.trim()}" has no reason beside it` })
    })
  }
  return findings
}
