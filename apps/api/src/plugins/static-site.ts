import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { answerError } from './problems.js'
import { contentSecurityPolicy, type ContentSources } from './security-headers.js'

const fallbackFile = '__spa-fallback.html'
/** The site's build lists every address it has a page for: the others answer 404, with a page that says so. */
const pathsFile = 'site-paths.json'
/** What starts from the fallback belongs to one person, to one link, or to nobody: no search engine lists it. */
const unlisted = { 'x-robots-tag': 'noindex' }
const immutable = 'public, max-age=31536000, immutable'
/** A condition or a range would make an empty answer, or half a page, out of "not found". */
const wholeAnswer = { etag: false, lastModified: false, acceptRanges: false }
const route = { schema: { hide: true }, errorHandler: answerFileError }

interface StaticSiteOptions {
  root: string
  sources: ContentSources
}

/**
 * Serves the built site: prerendered pages by their path, hashed assets for ever, and the single-page fallback for
 * every other page; each as the brotli or gzip variant that the build left beside it, where the browser takes it. Does nothing but log when the site has not been built.
 */
export const staticSite = fp<StaticSiteOptions>(
  async (app, { root, sources }) => {
    if (!existsSync(join(root, fallbackFile))) {
      app.log.warn({ root }, 'the site is not built; only the API is served')
      return
    }
    const policies = pagePolicies(root, sources)
    const sitePaths = readSitePaths(root)
    await app.register(fastifyStatic, {
      root,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      // Set here, so that only an answer with the file in it is kept.
      setHeaders: (reply, path) => void reply.header('cache-control', path.startsWith(join(root, 'assets', sep)) ? immutable : 'no-cache'),
    })

    async function servePage(request: FastifyRequest, reply: FastifyReply) {
      const path = `/${(request.url.split(/[?#]/, 1)[0] ?? '').replace(/^\/+|\/+$/g, '')}`
      const page = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
      const file = policies.has(page) ? page : fallbackFile
      reply.header('content-security-policy', policies.get(file)).headers(file === fallbackFile ? unlisted : {})
      if (file !== fallbackFile || sitePaths?.has(path) !== false) return reply.sendFile(file)
      return reply.code(404).sendFile(file, wholeAnswer)
    }

    for (const file of servedFiles(root)) {
      const onSend = file.endsWith('.data') ? sendAsLoaderData : []
      app.get(`/${file}`, { ...route, onSend }, (_request, reply) => reply.sendFile(file))
    }
    app.get('/', route, servePage)
    app.get('/*', route, async (request, reply) =>
      isPage(request.url) ? await servePage(request, reply) : reply.callNotFound(),
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
function answerFileError(error: FastifyError & { headers?: Record<string, string> }, request: FastifyRequest, reply: FastifyReply) {
  if (error.statusCode !== 412 && error.statusCode !== 416) return answerError(error, request, reply)
  return reply.code(error.statusCode).headers(error.headers ?? {}).send()
}

/** What the router's loaders gave when the site was built; no list of media types knows the ending. */
const sendAsLoaderData: onSendAsyncHookHandler = async (_request, reply) => {
  if (reply.statusCode === 200) reply.header('content-type', 'text/x-script; charset=utf-8')
}

/** Paths of the API, and of files that do not exist, are not pages. */
function isPage(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '/'
  return !/^\/(api|auth\/v1|dev|health|assets)(\/|$)/.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path)
}

function readSitePaths(root: string): Set<string> | undefined {
  const file = join(root, pathsFile)
  return existsSync(file) ? new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]) : undefined
}

function pagePolicies(root: string, sources: ContentSources): Map<string, string> {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  return new Map(
    pages.map((page) => [page.split(sep).join('/'), contentSecurityPolicy(sources, inlineScriptHashes(readFileSync(join(root, page), 'utf8')))]),
  )
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...new Set([...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))]
}
