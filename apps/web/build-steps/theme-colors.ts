import { readFileSync } from 'node:fs'

/** A color in both schemes. */
export interface ThemeColor {
  light: string
  dark: string
}

const tokens = new URL('../../../packages/ui/src/styles/tokens.css', import.meta.url)

/**
 * The page's background color, read from the one file that contains raw values. Throws if the token isn't a pair of
 * colors.
 */
export function surfaceColor(css: string = readFileSync(tokens, 'utf8')): ThemeColor {
  const [, light, dark] = /--surface:\s*light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/i.exec(css) ?? []
  if (light === undefined || dark === undefined)
    throw new Error('the token --surface is not light-dark(#rrggbb, #rrggbb)')
  return { light, dark }
}
