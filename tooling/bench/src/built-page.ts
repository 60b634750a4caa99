import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { init, parse } from 'es-module-lexer'
import { parse as parseHtml, type DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

/** What the initial load of a page fetches in addition to its HTML; paths are relative to the site root. */
export interface BuiltPage {
  /** Every script file that is fetched without user interaction, including transitive imports. */
  scripts: string[]
  styles: string[]
  /** Text of the style elements inside the page. */
  inlineStyles: string
  /** `src` of each image without dimensions. */
  imagesWithoutSize: string[]
}

/**
 * Reads `page` (such as `faq/index.html`) of the built site in `client`. Throws when it references a script that does
 * not exist.
 */
export async function readBuiltPage(client: string, page: string): Promise<BuiltPage> {
  const elements = elementsOf(parseHtml(await readFile(join(client, page), 'utf8')))
  const links = elements.filter(({ tagName }) => tagName === 'link')
  const withRel = (rel: string) =>
    links.filter((link) => attribute(link, 'rel') === rel).map((link) => fileOf(attribute(link, 'href')))
  const scripts = elements.filter(({ tagName }) => tagName === 'script')
  const started = scripts.flatMap((script) => [fileOf(attribute(script, 'src')), ...namedModules(textOf(script))])
  return {
    scripts: await withStaticImports(
      client,
      [...withRel('modulepreload'), ...started].filter((file) => file !== ''),
    ),
    styles: withRel('stylesheet'),
    inlineStyles: elements
      .filter(({ tagName }) => tagName === 'style')
      .map(textOf)
      .join('\n'),
    imagesWithoutSize: elements.filter(isImageWithoutSize).map((image) => attribute(image, 'src')),
  }
}

/**
 * Modules that an inline script references: whether it imports them immediately, loads them later or passes them to
 * something that does, they are part of the initial load.
 */
function namedModules(text: string): string[] {
  return [...text.matchAll(/["'`]\/([\w./-]+\.m?js)["'`]/g)].map(([, file = '']) => file)
}

async function withStaticImports(client: string, entries: string[]): Promise<string[]> {
  await init()
  const found = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const [imports] = parse(await readFile(join(client, file), 'utf8'), file)
    for (const item of imports) {
      if (item.type === 'static' || item.type === 'reexport-star')
        waiting.push(fileOf(new URL(item.specifier, `http://site/${file}`).pathname))
    }
  }
  return [...found].sort((left, right) => left.localeCompare(right))
}

function elementsOf(node: DefaultTreeAdapterTypes.Node): Element[] {
  const own = 'tagName' in node ? [node] : []
  const content = 'content' in node ? elementsOf(node.content) : []
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  return [...own, ...content, ...children]
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((attr) => attr.name === name)?.value ?? ''
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}

function isImageWithoutSize(element: Element): boolean {
  const isSize = (value: string) => /^[1-9]\d*$/.test(value)
  return element.tagName === 'img' && !(isSize(attribute(element, 'width')) && isSize(attribute(element, 'height')))
}

function fileOf(address: string): string {
  return address.replace(/^\//, '').replace(/[?#].*$/, '')
}
