/** The two schemes; every color token has a value for each. */
export type Scheme = 'light' | 'dark'

/** Color tokens by name, without the dashes, as `#rrggbb` per scheme. */
export type ColorTokens = ReadonlyMap<string, Record<Scheme, string>>

/** Reads the tokens written as `--name: light-dark(#rrggbb, #rrggbb)`; others are skipped. */
export function readTokens(css: string): ColorTokens {
  const found = css.matchAll(/--([\w-]+):\s*light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/g)
  return new Map([...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]))
}

/** Contrast ratio of two tokens by WCAG 2.2, from 1 to 21. Throws for a name that is not a color token. */
export function contrast(tokens: ColorTokens, scheme: Scheme, one: string, other: string): number {
  const [lighter, darker] = [luminance(valueOf(tokens, scheme, one)), luminance(valueOf(tokens, scheme, other))].sort(
    (a, b) => b - a,
  )
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function valueOf(tokens: ColorTokens, scheme: Scheme, name: string): string {
  const token = tokens.get(name)
  if (token === undefined) throw new Error(`There is no color token named ${name}`)
  return token[scheme]
}

/** @source WCAG 2.2, definition of relative luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
