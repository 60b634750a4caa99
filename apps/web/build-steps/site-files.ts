import { site } from '@dst/content/site'
import type { Plugin } from 'vite'
import { changedOn, publicPaths } from '../app/prerendered-paths.ts'
import { siteOrigin } from './site-origin.ts'
import { surfaceColor } from './theme-colors.ts'

/** Input for the files that crawlers and devices read. */
export interface SiteFacts {
  /** Public origin, without a trailing slash. */
  origin: string
  brand: string
  /** Background color of the page, as a CSS value. */
  surface: string
  /** The canonical path of every public page. */
  pages: readonly string[]
  /** The day on which a page was last changed, by its path, where that is recorded. */
  changed: Readonly<Record<string, string>>
}

/**
 * Server paths that aren't pages; personal pages stay open, so that a crawler can read that they must not be indexed.
 */
const closedToCrawlers = ['/api/', '/auth/v1/', '/dev/', '/health', '/config.json']

const files = {
  'robots.txt': { type: 'text/plain', write: robots },
  'sitemap.xml': { type: 'application/xml', write: sitemap },
  'manifest.webmanifest': { type: 'application/manifest+json', write: manifest },
} as const

/** robots.txt, with a link to the sitemap. */
export function robots({ origin }: SiteFacts): string {
  const rules = closedToCrawlers.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** The public pages by their canonical addresses, each with the day of its last change where that is known. */
export function sitemap({ origin, pages, changed }: SiteFacts): string {
  const entries = pages.map((path) => {
    const { [path]: day } = changed
    const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`
    return `  <url><loc>${new URL(path, origin).href}</loc>${lastmod}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** The web app manifest, used when the site is on a device's home screen. */
export function manifest({ brand, surface }: SiteFacts): string {
  const icon = (src: string, sizes: string, more: object = {}) => ({ src, sizes, type: 'image/png', ...more })
  return JSON.stringify({
    name: brand,
    short_name: brand,
    start_url: '/',
    display: 'browser',
    background_color: surface,
    theme_color: surface,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', { purpose: 'maskable' }),
    ],
  })
}

/** Writes the files for crawlers and devices next to the pages, and provides the origin and colors to the pages. */
export function siteFiles(environment: NodeJS.ProcessEnv = process.env): Plugin {
  const origin = siteOrigin(environment, site.url)
  const { light, dark } = surfaceColor()
  const facts: SiteFacts = { origin, brand: site.brand, surface: light, pages: publicPaths(), changed: changedOn() }
  return {
    name: 'site-files',
    config: () => ({
      define: {
        'import.meta.env.SITE_URL': JSON.stringify(origin),
        'import.meta.env.SURFACE_LIGHT': JSON.stringify(light),
        'import.meta.env.SURFACE_DARK': JSON.stringify(dark),
      },
    }),
    configureServer(server) {
      for (const [name, { type, write }] of Object.entries(files)) {
        server.middlewares.use(
          `/${name}`,
          (_request, response) => void response.setHeader('content-type', type).end(write(facts)),
        )
      }
    },
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [name, { write }] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: name, source: write(facts) })
    },
  }
}
