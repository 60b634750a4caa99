const color =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|\b(?:white|black|red|green|blue|gray|grey|orange|gold|silver)\b(?=\s*[;,)])/gi
const duration = /(?<![\w-])\d*\.?\d+m?s\b/g
const pixels = /(?<![\w-])\d*\.?\d+px\b/g

/** Colors, durations and pixel sizes that a style sheet hard-codes instead of using a token. */
export function findRawValues(css: string): string[] {
  const code = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/'[^']*'|var\([^()]*\)/g, '')
  return [color, duration, pixels].flatMap((pattern) => code.match(pattern) ?? [])
}
