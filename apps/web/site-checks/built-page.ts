import { readdirSync, readFileSync } from 'node:fs'
import { parse, type HTMLElement } from 'node-html-parser'

/** A page as built, before any script has run. */
export interface BuiltPage {
  /** Its path, e.g. `/learn`. */
  path: string
  html: HTMLElement
}

/** Returns every fault of one page as text that names the place; empty if there are none. */
export type PageCheck = (page: BuiltPage) => string[]

/** The folder that the server serves. */
export const builtSite = new URL('../build/client/', import.meta.url)

/** Creates a page from its path and its HTML. */
export function builtPage(path: string, html: string): BuiltPage {
  return { path, html: parse(html) }
}

/** Every prerendered page of the site, by its file. */
export function readBuiltPages(): BuiltPage[] {
  return readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => builtPage(`/${file.replace(/\/?index\.html$/, '')}`, readFileSync(new URL(file, builtSite), 'utf8')))
}

/** The lines of a page's own content, without navigation and footer. */
export function contentLines({ html }: BuiltPage): string[] {
  const lines = html.querySelector('main')?.structuredText.split('\n') ?? []
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}
