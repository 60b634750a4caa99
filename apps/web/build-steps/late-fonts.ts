import { startFonts, type PageFont } from './font-starter.ts'
import { inlineCall } from './inline-call.ts'

const htmlTag = '<html lang="en">'
const charset = '<meta charSet="utf-8"/>'
const fontFace = /@font-face\{([^}]*)\}/g

/** The fonts that a built stylesheet loads. Throws if it has none, or one in an unexpected format. */
export function fontsOf(css: string): PageFont[] {
  const fetched = [...css.matchAll(fontFace)].map(([, rule = '']) => rule).filter((rule) => rule.includes('url('))
  if (fetched.length === 0) throw new Error('The style sheet fetches no font')
  return fetched.map((rule) => {
    const { family, weight, href } = {
      family: /font-family:"?([^;"]+)"?/.exec(rule)?.[1],
      weight: /font-weight:([^;]+)/.exec(rule)?.[1],
      href: /src:url\("?([^)"]+)"?\)/.exec(rule)?.[1],
    }
    if (family === undefined || weight === undefined || href === undefined)
      throw new Error(`A font is declared otherwise: ${rule}`)
    return { family, weight, href }
  })
}

/**
 * The page with fallback fonts, and with a script at the top that applies the real ones in time or leaves them for the
 * next page (see font-starter.ts). Throws if the page doesn't start the way the build is known to write it.
 */
export function withLateFonts(html: string, fonts: readonly PageFont[]): string {
  if (!html.includes(htmlTag)) throw new Error(`it does not begin with ${htmlTag}`)
  if (!html.includes(charset)) throw new Error(`it does not have ${charset}`)
  return (
    html
      .replace(htmlTag, '<html lang="en" data-fonts="later">')
      // As a function, because a string would have its $ signs replaced. Before the stylesheet, which blocks the
      // scripts after it.
      .replace(charset, () => `${charset}${inlineCall(startFonts, fonts)}`)
  )
}
