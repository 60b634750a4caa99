import type { Finding, Rule } from '../repository.ts'

const longest = 120
/** One word this long cannot be wrapped, whatever surrounds it: an address, a path, a token, a pattern. */
const unbreakable = 70
const people = /\.(?:[cm]?[jt]sx?|css|html|md|ya?ml|sh)$|(?:^|\/)\.[\w-]+$/
const data = /(?:^|\/)pnpm-lock\.yaml$|^packages\/content\/src\/|\/test-vectors\//

/**
 * No line above 120 characters, but data (words of packages/content, test vectors, lockfiles, rows of Markdown tables)
 * and a line that one unbreakable piece makes long.
 */
export const lineLengths: Rule = async ({ files, read }) => {
  const findings: Finding[] = []
  for (const file of files.filter((name) => people.test(name) && !data.test(name))) {
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
  // In a document a row of a table has no place to break at, and neither has a link or a mark.
  if (file.endsWith('.md') && /^\||\]\([^)]*\)|^<!--.*-->$/.test(text)) return true
  // A pattern has no place to break at, even where it has spaces.
  if (/^\/.*\/[a-z]*\)?[,;]?$/.test(text)) return true
  return text.split(/\s+/).some((word) => word.length >= unbreakable)
}
