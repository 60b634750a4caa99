import { readdirSync, readFileSync } from 'node:fs'
import { builtSite, type BuiltPage } from './built-page.ts'

/** The text of each of the site's stylesheets, by its URL. */
export type StyleSheets = ReadonlyMap<string, string>

/** The stylesheets in the build output. */
export function readStyleSheets(): StyleSheets {
  const names = readdirSync(new URL('assets/', builtSite)).filter((name) => name.endsWith('.css'))
  return new Map(names.map((name) => [`/assets/${name}`, readFileSync(new URL(`assets/${name}`, builtSite), 'utf8')]))
}

/** Fonts that the page's stylesheets use and the page doesn't ask for at once, or the other way round. */
export function fontFaults({ html }: BuiltPage, sheets: StyleSheets): string[] {
  const used = linkedSheets(html, sheets).flatMap((css) => css.match(/[\w.-]+\.woff2/g) ?? [])
  const asked = html
    .querySelectorAll('link[rel=preload][as=font][crossorigin]')
    .map((link) => link.getAttribute('href')?.split('/').at(-1) ?? '')
  return [
    ...used.filter((name) => !asked.includes(name)).map((name) => `${name} is asked for too late`),
    ...asked.filter((name) => !used.includes(name)).map((name) => `${name} is not used`),
  ]
}

/** Design system classes that this page uses but that only stylesheets of other pages define. */
export function unstyledClasses({ html }: BuiltPage, sheets: StyleSheets): string[] {
  const linked = linkedSheets(html, sheets)
  const used = new Set(html.querySelectorAll('[class]').flatMap(({ classNames }) => classNames.split(/\s+/)))
  const knows = (css: string, name: string) => new RegExp(String.raw`\.${name}(?![\w-])`).test(css)
  return [...used].filter(
    (name) =>
      name.startsWith('ui-') &&
      [...sheets.values()].some((css) => knows(css, name)) &&
      !linked.some((css) => knows(css, name)),
  )
}

function linkedSheets(html: BuiltPage['html'], sheets: StyleSheets): string[] {
  return html
    .querySelectorAll('link[rel=stylesheet]')
    .map((link) => sheets.get(link.getAttribute('href')?.replace(/#$/, '') ?? '') ?? '')
}
