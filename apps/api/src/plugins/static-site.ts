import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { inlineHashes } from './inline-hashes.js'
import { pageAt } from './page-at.js'
import { answerError } from './problems.js'
import { contentSecurityPolicy, type ContentSources } from './security-headers.js'

const fallbackFile = '__spa-fallback.html'
const notFoundFile = '404.html'
/** The site's build lists every address it has a page for: the others answer 404, with a page that says so. */
const pathsFile = 'site-paths.json'
/** What starts from these belongs to one person, to one link, or to nobody: no search engine lists it. */
const unlisted = { 'x-robots-tag': 'noindex' }
const unlistedFiles: ReadonlySet<string> = new Set([fallbackFile, notFoundFile])
const immutable = 'public, max-age=31536000, immutable'
/** A condition or a range would make an empty answer, or half a page, out of "not found". */
const wholeAnswer = { etag: false, lastModified: false, acceptRanges: false }
const route = { schema: { hide: true }, errorHandler: answerFileError }

interface StaticSiteOptions {
  root: string
  sources: ContentSources
}

/**
 * Serves the built site: prerendered pages by their path, hashed assets for ever, the single-page fallback for the
 * pages of an account, and "not found" for the rest; each as the brotli or gzip variant that the build left beside it,
 * where the browser takes it. Addresses in capitals or with a trailing slash lead to their page. Does nothing but log
 * when the site has not been built.
 */
export const staticSite = fp<StaticSiteOptions>(
  async (app, { root, sources }) => {
    if (![fallbackFile, notFoundFile, pathsFile].every((file) => existsSync(join(root, file)))) {
      app.log.warn({ root }, 'the site is not built; only the API is served')
      return
    }
    const policies = pagePolicies(root, sources)
    const sitePaths = new Set(JSON.parse(readFileSync(join(root, pathsFile), 'utf8')) as string[])
    await app.register(fastifyStatic, {
      root,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      // Set here, so that only an answer with the file in it is kept.
      setHeaders: (reply, path) =>
        void reply.header('cache-control', path.startsWith(join(root, 'assets', sep)) ? immutable : 'no-cache'),
    })

    async function servePage(request: FastifyRequest, reply: FastifyReply) {
      const [path, query] = splitAddress(request.url)
      const page = pageAt(path, sitePaths)
      // The query may hold the credentials of a mailed link, so nobody keeps where it led.
      if (page !== undefined && page !== path)
        return reply.header('cache-control', 'no-store').redirect(page + query, 308)
      const ownFile = page === undefined ? notFoundFile : `${page.slice(1)}/index.html`.replace(/^\//, '')
      const file = policies.has(ownFile) ? ownFile : fallbackFile
      reply.header('content-security-policy', policies.get(file)).headers(unlistedFiles.has(file) ? unlisted : {})
      return page === undefined ? reply.code(404).sendFile(file, wholeAnswer) : reply.sendFile(file)
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

/** Everything but pages, which are served by their paths, and the variants that stand in for the file beside them. */
function servedFiles(root: string): string[] {
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(?:html|br|gz)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** A condition or a range that a file cannot meet has a status of its own; the API's problems have none for it. */
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

/** What the router's loaders gave when the site was built; no list of media types knows the ending. */
const sendAsLoaderData: onSendAsyncHookHandler = async (_request, reply) => {
  if (reply.statusCode === 200) reply.header('content-type', 'text/x-script; charset=utf-8')
}

/** Paths of the API and of scripts are no pages, nor are those of files, unless somebody looks for a page there. */
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
