import { isTestOrTool, type Finding, type Rule } from '../repository.ts'

const tokens = 'packages/ui/src/styles/tokens.css'
const color = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/i

/** Colors are defined once, as tokens; everything else on screen uses them. */
export const rawColors: Rule = async ({ files, read }) => {
  const shown = files.filter(
    (file) =>
      /^(?:packages\/ui\/(?:src|\.storybook)|apps\/web\/app)\/.*\.(?:css|tsx?|html|svg)$/.test(file) &&
      file !== tokens &&
      !isTestOrTool(file),
  )
  const findings: Finding[] = []
  for (const file of shown) {
    const lines = (await read(file)).split('\n')
    lines.forEach((line, index) => {
      const found = color.exec(line)?.[0]
      if (found !== undefined)
        findings.push({ place: `${file}:${index + 1}`, message: `raw color ${found}; use a token of ${tokens}` })
    })
  }
  return findings
}
