import { isSource, type Finding, type Rule } from '../repository.ts'

/** Spellings that this repository doesn't use in prose, with the one that it does. Names on the wire keep theirs. */
const spellings: readonly [RegExp, string][] = [
  [/(?<![\w-])e-mail/i, 'email'],
  [/\b(?:is|was|are|were|be|been|not|or|and) cancelled\b/i, 'canceled'],
  [/\bCancelling\b/, 'Canceling'],
]

/** The HTML standard's own words. */
const quoted = '"valid e-mail address"'

/** Texts, comments and documents have one American spelling of a word. */
export const spelling: Rule = async ({ files, read }) => {
  const findings: Finding[] = []
  for (const file of files.filter(isProse)) {
    const lines = (await read(file)).split('\n')
    lines.forEach((line, index) => {
      const found = spellings.find(([other]) => other.test(line.replace(quoted, '')))
      if (found) findings.push({ place: `${file}:${index + 1}`, message: `is spelled "${found[1]}" here` })
    })
  }
  return findings
}

/** The fixtures of this rule have the other spellings. */
function isProse(file: string): boolean {
  if (file.startsWith('tooling/checks/') || file.endsWith('CHANGELOG.md')) return false
  return isSource(file) || /\.(?:md|tsv)$/.test(file)
}
