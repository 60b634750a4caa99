import type { Kind, Weight } from './built-site.ts'

const kilobyte = 1000

/** Most script of a page, as a multiple of what the empty app of the same stack needs. */
export const scriptLimits: Readonly<Record<Kind, number>> = { content: 1.15, home: 1.35, account: 1.6 }
const styleLimit = 15 * kilobyte
/** Most bytes of all font files together. */
export const fontLimit = 80 * kilobyte

/** One sentence for every page with more script than its kind may have beside the empty app's `floor`. */
export function tooMuchScript(pages: readonly Weight[], floor: number): string[] {
  return pages.flatMap(({ path, kind, scriptBytes }) => {
    const limit = Math.round(scriptLimits[kind] * floor)
    if (scriptBytes <= limit) return []
    return [
      `${path} loads ${scriptBytes} bytes of script, ${(scriptBytes / floor).toFixed(3)} times the empty app's; a ${kind} page may load ${limit}`,
    ]
  })
}

/** One sentence for every page with more style than a page may have. */
export function tooMuchStyle(pages: readonly Weight[]): string[] {
  return pages
    .filter(({ styleBytes }) => styleBytes >= styleLimit)
    .map(({ path, styleBytes }) => `${path} loads ${styleBytes} bytes of style; it must be under ${styleLimit}`)
}

/** One sentence for every picture that moves the text below it when it arrives. */
export function unsizedImages(pages: readonly Weight[]): string[] {
  return pages.flatMap(({ path, imagesWithoutSize }) =>
    imagesWithoutSize.map((image) => `${path}: ${image} has no width and height`),
  )
}
