import type { Finding, Rule } from '../repository.ts'

const longest = 120
/** A word this long cannot be wrapped, whatever surrounds it: a URL, a path, a token, a pattern. */
const unbreakable = 70
const people = /\.(?:[cm]?[jt]sx?|css|html|md|ya?ml|sh)$|(?:^|\/)\.[\w-]+$/
const written = /(?:^|\/)(?:pnpm-lock\.yaml|CHANGELOG\.md)$/
const data = /^packages\/content\/src\/|\/test-vectors\//

/**
 * No line over 120 characters, except data (text in packages/content, test vectors, lockfiles, changelogs, Markdown
 * table rows) and lines made too long by one unbreakable piece.
 */
export const lineLengths: Rule = async ({ files, read }) => {
  const findings: Finding[] = []
  for (const file of files.filter((name) => people.test(name) && !data.test(name) && !written.test(name))) {
    const lines = (await read(file)).split('\n')
    lines.forEach((line, index) => {
      const { length } = Array.from(line)
      if (length > longest && !cannotBeWrapped(file, line))
        findings.push({
          place: `${file}:${index + 1}`,
          message: `has ${length} characters; above ${longest} a line is wrapped`,
        })
    })
  }
  return findings
}

function cannotBeWrapped(file: string, line: string): boolean {
  const text = line.trim()
  // In a document, a table row, a link or an HTML comment cannot be broken.
  if (file.endsWith('.md') && /^\||\]\([^)]*\)|^<!--.*-->$/.test(text)) return true
  // A regular expression cannot be broken, even at spaces.
  if (/^\/.*\/[a-z]*\)?[,;]?$/.test(text)) return true
  return text.split(/\s+/).some((word) => word.length >= unbreakable)
}
