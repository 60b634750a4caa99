import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { contentSecurityPolicy, type ContentSources } from './security-headers.js'

const fallbackFile = '__spa-fallback.html'
/** The site's build lists every address it has a page for: the others answer 404, with a page that says so. */
const pathsFile = 'site-paths.json'
/** What starts from the fallback belongs to one person, to one link, or to nobody: no search engine lists it. */
const unlisted = { 'x-robots-tag': 'noindex' }
const immutable = 'public, max-age=31536000, immutable'

interface StaticSiteOptions {
  root: string
  sources: ContentSources
}

/**
 * Serves the built site: prerendered pages by their path, hashed assets for ever, and the single-page fallback for
 * every other page. Does nothing but log when the site has not been built.
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
      cacheControl: false,
    })

    async function servePage(request: FastifyRequest, reply: FastifyReply) {
      const path = `/${(request.url.split(/[?#]/, 1)[0] ?? '').replace(/^\/+|\/+$/g, '')}`
      const page = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
      const file = policies.has(page) ? page : fallbackFile
      return reply
        .code(file === fallbackFile && sitePaths?.has(path) === false ? 404 : 200)
        .header('content-security-policy', policies.get(file))
        .header('cache-control', 'no-cache')
        .headers(file === fallbackFile ? unlisted : {})
        .sendFile(file)
    }

    for (const entry of readdirSync(root, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || entry.name.endsWith('.html')) continue
      const file = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
      const cacheControl = file.startsWith('assets/') ? immutable : 'no-cache'
      app.get(`/${file}`, { schema: { hide: true } }, (_request, reply) => reply.header('cache-control', cacheControl).sendFile(file))
    }
    app.get('/', { schema: { hide: true } }, servePage)
    app.get('/*', { schema: { hide: true } }, async (request, reply) =>
      isPage(request.url) ? await servePage(request, reply) : reply.callNotFound(),
    )
  },
  { name: 'static-site' },
)

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
