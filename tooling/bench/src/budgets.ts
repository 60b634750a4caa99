import type { Kind, Weight } from './built-site.ts'

const kilobyte = 1000

/**
 * Maximum script size of a page, as a multiple of the empty app's on the same stack: a guard against what comes in
 * unnoticed, not a goal (decision 55).
 */
const scriptLimits: Readonly<Record<Kind, number>> = {
  content: 1.25,
  home: 1.56,
  server: 2.2,
  exchange: 1.9,
}
const pageStyleLimit = 15 * kilobyte
/** Maximum CSS of a page: the views of the exchange file add the styles of their charts and meters. */
const styleLimits: Readonly<Record<Kind, number>> = {
  content: pageStyleLimit,
  home: pageStyleLimit,
  server: pageStyleLimit,
  exchange: 20 * kilobyte,
}
/** Maximum total bytes of all font files. */
export const fontLimit = 80 * kilobyte

/** One sentence for every page with more script than its kind allows, relative to the empty app's `floor`. */
export function tooMuchScript(pages: readonly Weight[], floor: number): string[] {
  return pages.flatMap(({ path, kind, scriptBytes }) => {
    const limit = Math.round(scriptLimits[kind] * floor)
    if (scriptBytes <= limit) return []
    return [
      `${path} loads ${scriptBytes} bytes of script, ${(scriptBytes / floor).toFixed(3)} times the empty app's; ` +
        `a ${kind} page may load ${limit}`,
    ]
  })
}

/** One sentence for every page with more CSS than allowed. */
export function tooMuchStyle(pages: readonly Weight[]): string[] {
  return pages
    .filter(({ kind, styleBytes }) => styleBytes >= styleLimits[kind])
    .map(
      ({ path, kind, styleBytes }) =>
        `${path} loads ${styleBytes} bytes of style; it must be under ${styleLimits[kind]}`,
    )
}

/** One sentence for every image that shifts the text below it when it loads. */
export function unsizedImages(pages: readonly Weight[]): string[] {
  return pages.flatMap(({ path, imagesWithoutSize }) =>
    imagesWithoutSize.map((image) => `${path}: ${image} has no width and height`),
  )
}
