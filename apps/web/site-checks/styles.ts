import { readdirSync, readFileSync } from 'node:fs'
import { builtSite, type BuiltPage } from './built-page.ts'

/** The text of each of the site's stylesheets, by its URL. */
export type StyleSheets = ReadonlyMap<string, string>

/** The stylesheets in the build output. */
export function readStyleSheets(): StyleSheets {
  const names = readdirSync(new URL('assets/', builtSite)).filter((name) => name.endsWith('.css'))
  return new Map(names.map((name) => [`/assets/${name}`, readFileSync(new URL(`assets/${name}`, builtSite), 'utf8')]))
}

/** Design system classes that this page uses but that only stylesheets of other pages define. */
export function unstyledClasses({ html }: BuiltPage, sheets: StyleSheets): string[] {
  const linked = html
    .querySelectorAll('link[rel=stylesheet]')
    .map((link) => sheets.get(link.getAttribute('href')?.replace(/#$/, '') ?? '') ?? '')
  const used = new Set(html.querySelectorAll('[class]').flatMap(({ classNames }) => classNames.split(/\s+/)))
  const knows = (css: string, name: string) => new RegExp(String.raw`\.${name}(?![\w-])`).test(css)
  return [...used].filter(
    (name) =>
      name.startsWith('ui-') &&
      [...sheets.values()].some((css) => knows(css, name)) &&
      !linked.some((css) => knows(css, name)),
  )
}
