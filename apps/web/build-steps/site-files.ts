import { site } from '@dst/content/site'
import type { Plugin } from 'vite'
import { publicPaths } from '../app/paths.ts'
import { siteOrigin } from './site-origin.ts'
import { surfaceColour } from './theme-colours.ts'

/** What the files for machines are written from. */
export interface SiteFacts {
  /** Public origin, without a trailing slash. */
  origin: string
  brand: string
  /** Colour of the page, as a CSS value. */
  surface: string
  /** The main address of every public page. */
  pages: readonly string[]
}

/** Parts of the server that are no pages; personal pages stay open, so that a crawler can read that they are not to be listed. */
const closedToCrawlers = ['/api/', '/auth/v1/', '/dev/', '/health', '/config.json']

const files = {
  'robots.txt': { type: 'text/plain', write: robots },
  'sitemap.xml': { type: 'application/xml', write: sitemap },
  'manifest.webmanifest': { type: 'application/manifest+json', write: manifest },
} as const

/** Which pages there are, for crawlers. */
export function robots({ origin }: SiteFacts): string {
  const rules = closedToCrawlers.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** The public pages by their main addresses. */
export function sitemap({ origin, pages }: SiteFacts): string {
  const entries = pages.map((path) => `  <url><loc>${new URL(path, origin).href}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** What a device shows of the site on its home screen. */
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

/** Writes the files for crawlers and devices beside the pages, and tells the pages their origin and colours. */
export function siteFiles(environment: NodeJS.ProcessEnv = process.env): Plugin {
  const origin = siteOrigin(environment, site.url)
  const { light, dark } = surfaceColour()
  const facts: SiteFacts = { origin, brand: site.brand, surface: light, pages: publicPaths() }
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
