import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { readBuiltPage, type BuiltPage } from './built-page.ts'

/** The built product, read as files: this workspace has no other dependency on it. */
export const builtSite = join(import.meta.dirname, '..', '..', '..', 'apps', 'web', 'build', 'client')

/**
 * Which limits apply to a page: the home page has the calculator, pages of the kind `server` talk to it as they are
 * used, views of the exchange file compute.
 */
export type Kind = 'home' | 'content' | 'server' | 'exchange'

/** A page as loaded by a browser with an empty cache; sizes in bytes, with brotli at its highest level. */
export interface Weight extends BuiltPage {
  path: string
  kind: Kind
  scriptBytes: number
  styleBytes: number
}

const serverPages = new Set(['/login', '/signup', '/contact', '/faq'])
const exchangeViews = new Set([
  '/exchange',
  '/exchange/money',
  '/exchange/list',
  '/exchange/compare',
  '/exchange/offerings',
  '/exchange/after',
  '/exchange/packet',
])
const fallback = '__spa-fallback.html'

/** Weighs every page that the site in `client` has as a file, in path order. */
export async function weighSite(client: string): Promise<Weight[]> {
  const files = await listFiles(client, /\.html$/)
  const weigh = brotliSizes(client)
  return Promise.all(files.filter((file) => file !== fallback).map((file) => weighPage(client, file, weigh)))
}

async function weighPage(client: string, file: string, weigh: (file: string) => Promise<number>): Promise<Weight> {
  const page = await readBuiltPage(client, file)
  const path = `/${file.replace(/(?:^|\/)index\.html$/, '')}`
  const kind = kindOf(path)
  const inline = page.inlineStyles === '' ? 0 : await brotliSize(Buffer.from(page.inlineStyles))
  return {
    ...page,
    path,
    kind,
    scriptBytes: await sum(page.scripts.map(weigh)),
    styleBytes: inline + (await sum(page.styles.map(weigh))),
  }
}

function kindOf(path: string): Kind {
  if (path === '/') return 'home'
  if (exchangeViews.has(path)) return 'exchange'
  return serverPages.has(path) ? 'server' : 'content'
}

/** Total bytes of all font files of the site, which are not compressed further. */
export async function fontBytes(client: string): Promise<number> {
  const fonts = await listFiles(client, /\.(?:woff2?|ttf|otf)$/)
  return sum(fonts.map(async (file) => (await stat(join(client, file))).size))
}

/** Paths of all files below `client` that match, with forward slashes. */
export async function listFiles(client: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(client, { recursive: true })
  return entries
    .map((entry) => entry.split(sep).join('/'))
    .filter((entry) => name.test(entry))
    .sort((left, right) => left.localeCompare(right))
}

function brotliSizes(client: string): (file: string) => Promise<number> {
  const known = new Map<string, Promise<number>>()
  return (file) => {
    const size = known.get(file) ?? readFile(join(client, file)).then(brotliSize)
    known.set(file, size)
    return size
  }
}

async function brotliSize(content: Buffer): Promise<number> {
  return (await promisify(brotliCompress)(content)).length
}

async function sum(sizes: Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}
