import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const sources = {
  sans: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  serif: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
} as const

/** A font of this package, by the name of its file in `src/styles/fonts`. */
export type FontName = keyof typeof sources

export const fontNames = Object.keys(sources) as FontName[]

// Apart from the call, because its types don't know `keepAllGlyphs` yet.
const withoutLight = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 900 } },
  keepAllGlyphs: true,
} as const

/**
 * The variable font of its package. The serif has a drawing of its own for weights below 400, which nothing uses:
 * without it the file has every glyph, looks the same, and is a quarter smaller. On a slow line that is a round trip
 * before the first paint.
 */
export async function fontFile(name: FontName): Promise<Buffer> {
  const font = await readFile(require.resolve(sources[name]))
  return name === 'serif' ? subsetFont(font, '', withoutLight) : font
}
