import type { Finding, Rule } from '../repository.ts'

const tokens = 'packages/ui/src/styles/tokens.css'
const size = /(?<![\w-])\d*\.?\d+(?:px|rem|ms|s)\b/
const unread = /\/\*.*?\*\/|'[^']*'|@(?:media|container)[^{]*/g

/**
 * Sizes and durations are defined once, as tokens. Media and container query conditions cannot use a token, and sizes
 * relative to their text or box (em, ch, %, fr, vw) are proportions; both are exempt.
 */
export const rawSizes: Rule = async ({ files, read }) => {
  const sheets = files.filter(
    (file) =>
      /^(?:packages\/ui\/(?:src|\.storybook)|apps\/web\/app)\/.*\.css$/.test(file) &&
      file !== tokens &&
      !file.endsWith('/fonts.css'),
  )
  const findings: Finding[] = []
  for (const file of sheets) {
    const lines = (await read(file)).split('\n')
    lines.forEach((line, index) => {
      const found = size.exec(line.replaceAll(unread, ''))?.[0]
      if (found !== undefined)
        findings.push({ place: `${file}:${index + 1}`, message: `raw size ${found}; use a token of ${tokens}` })
    })
  }
  return findings
}
