import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** The weights that the tokens use, and bold, which browsers ask for by themselves. */
const weights = { min: 400, max: 700 }

const sources = {
  sans: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  serif: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
} as const

/** A font of this package, by the name of its file in `src/styles/fonts`. */
export type FontName = keyof typeof sources

export const fontNames = Object.keys(sources) as FontName[]

// Apart from the call, because its types don't know `keepAllGlyphs` yet.
const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepAllGlyphs: true } as const

/**
 * The variable font of its package with every glyph, but only the weights that are used: three quarters of the bytes,
 * which is one round trip before the first paint on a slow line.
 */
export async function narrowedFont(name: FontName): Promise<Buffer> {
  return subsetFont(await readFile(require.resolve(sources[name])), '', options)
}
