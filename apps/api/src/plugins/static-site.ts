import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { inlineHashes } from './inline-hashes.ts'
import { pageAt } from './page-at.ts'
import { answerError } from './problems.ts'
import { contentSecurityPolicy, type ContentSources } from './security-headers.ts'

const fallbackFile = '__spa-fallback.html'
const notFoundFile = '404.html'
/**
 * The site's build lists every path that has a page, and those whose page has moved: all others get the 404 page, their
 * folder's own if it has one.
 */
const pathsFile = 'site-paths.json'
/**
 * Pages served from these files belong to one person, to one link, or to nobody, so search engines must not index them.
 */
const unlisted = { 'x-robots-tag': 'noindex' }
const immutable = 'public, max-age=31536000, immutable'
/** A conditional or range request would turn "not found" into an empty or partial response. */
const wholeAnswer = { etag: false, lastModified: false, acceptRanges: false }
const route = { schema: { hide: true }, config: { measuredAs: 'site' }, errorHandler: answerFileError }

/** What the site's build says about its addresses. */
interface SitePaths {
  pages: readonly string[]
  /** Where a page is now, by its old path. */
  moved: Readonly<Record<string, string>>
}

interface StaticSiteOptions {
  root: string
  sources: ContentSources
}

/**
 * Serves the built site: prerendered pages by path, hashed assets with immutable caching, the single-page fallback for
 * account pages, and "not found" for the rest. Each is sent as the brotli or gzip variant from the build if the browser
 * accepts it. Paths with capitals or a trailing slash, and those of pages that moved, redirect to their page. Only logs
 * a warning if the site has not been built.
 */
export const staticSite = fp<StaticSiteOptions>(
  async (app, { root, sources }) => {
    if (![fallbackFile, notFoundFile, pathsFile].every((file) => existsSync(join(root, file)))) {
      app.log.warn({ root }, 'the site is not built; only the API is served')
      return
    }
    const policies = pagePolicies(root, sources)
    const { pages, moved } = JSON.parse(readFileSync(join(root, pathsFile), 'utf8')) as SitePaths
    const sitePaths = new Set(pages)
    const knownPaths = new Set([...pages, ...Object.keys(moved)])
    await app.register(fastifyStatic, {
      root,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      // Set here, so that only responses with the file's content are cached.
      setHeaders: (reply, path) =>
        void reply.header('cache-control', path.startsWith(join(root, 'assets', sep)) ? immutable : 'no-cache'),
    })

    async function servePage(request: FastifyRequest, reply: FastifyReply) {
      const [path, query] = splitAddress(request.url)
      const known = pageAt(path, knownPaths)
      const page = known === undefined ? undefined : (moved[known] ?? known)
      // The query can contain the credentials of an emailed link, so the redirect must not be cached.
      if (page !== undefined && page !== path)
        return reply.header('cache-control', 'no-store').redirect(page + query, 308)
      const file = page === undefined ? notFoundFileOf(path) : fileOf(page)
      const isUnlisted = page === undefined || file === fallbackFile
      reply.header('content-security-policy', policies.get(file)).headers(isUnlisted ? unlisted : {})
      return page === undefined ? reply.code(404).sendFile(file, wholeAnswer) : reply.sendFile(file)
    }

    function fileOf(page: string): string {
      const file = `${page.slice(1)}/index.html`.replace(/^\//, '')
      return policies.has(file) ? file : fallbackFile
    }

    function notFoundFileOf(path: string): string {
      const folder = path.replace(/\/?[^/]*\/?$/, '').slice(1)
      // The router may have one route for all that is below such a page, which would not hydrate the 404 page's markup.
      if (sitePaths.has(`/${folder}`) && fileOf(`/${folder}`) === fallbackFile) return fallbackFile
      const file = `${folder}/${notFoundFile}`
      return policies.has(file) ? file : notFoundFile
    }

    for (const file of servedFiles(root)) {
      const onSend = file.endsWith('.data') ? sendAsLoaderData : []
      app.get(`/${file}`, { ...route, onSend }, (_request, reply) => reply.sendFile(file))
    }
    app.get('/', route, servePage)
    app.get('/*', route, async (request, reply) =>
      isPage(request) ? await servePage(request, reply) : reply.callNotFound(),
    )
  },
  { name: 'static-site' },
)

/** All files except pages, which are served by path, and the compressed variants of other files. */
function servedFiles(root: string): string[] {
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(?:html|br|gz)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** Failed conditions and ranges have their own HTTP statuses, for which the API has no problem code. */
function answerFileError(
  error: FastifyError & { headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error.statusCode !== 412 && error.statusCode !== 416) return answerError(error, request, reply)
  return reply
    .code(error.statusCode)
    .headers(error.headers ?? {})
    .send()
}

/** Loader data that the router saved at build time; its file extension has no registered media type. */
const sendAsLoaderData: onSendAsyncHookHandler = async (_request, reply) => {
  if (reply.statusCode === 200) reply.header('content-type', 'text/x-script; charset=utf-8')
}

/** Paths of the API and of assets are not pages, nor are paths of files, unless the request accepts HTML. */
function isPage({ url, headers: { accept = '' } }: FastifyRequest): boolean {
  const [path] = splitAddress(url)
  if (/^\/(api|auth\/v1|dev|health|assets)(\/|$)/.test(path)) return false
  return !/\.[a-z0-9]{2,5}$/i.test(path) || accept.includes('text/html')
}

function splitAddress(url: string): [path: string, query: string] {
  const queryStart = url.search(/[?#]/)
  return queryStart < 0 ? [url, ''] : [url.slice(0, queryStart), url.slice(queryStart)]
}

function pagePolicies(root: string, sources: ContentSources): Map<string, string> {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  return new Map(
    pages.map((page) => [
      page.split(sep).join('/'),
      contentSecurityPolicy(sources, inlineHashes(readFileSync(join(root, page), 'utf8'))),
    ]),
  )
}
