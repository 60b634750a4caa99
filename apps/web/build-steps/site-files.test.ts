import { describe, expect, test } from 'vitest'
import { manifest, robots, siteFiles, sitemap, type SiteFacts } from './site-files.ts'
import { siteOrigin } from './site-origin.ts'
import { surfaceColor } from './theme-colors.ts'

const facts: SiteFacts = {
  origin: 'https://site.example',
  brand: 'Brand & Co',
  surface: '#faf7f0',
  pages: ['/', '/learn'],
  changed: { '/learn': '2026-11-29' },
}

describe('the files for crawlers and devices', () => {
  test('point crawlers to the list of pages, and away from what is no page', () => {
    const lines = robots(facts).split('\n')
    expect(lines).toContain('Sitemap: https://site.example/sitemap.xml')
    expect(lines).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /auth/v1/', 'Disallow: /dev/']),
    )
  })

  test('list each public page by its absolute address', () => {
    expect([...sitemap(facts).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://site.example/',
      'https://site.example/learn',
    ])
  })

  test('say on which day a page was last changed, where that is known', () => {
    expect([...sitemap(facts).matchAll(/<url>.*<\/url>/g)].map(([entry]) => entry)).toEqual([
      '<url><loc>https://site.example/</loc></url>',
      '<url><loc>https://site.example/learn</loc><lastmod>2026-11-29</lastmod></url>',
    ])
  })

  test('name the site and its icons to devices', () => {
    const { name, theme_color, icons } = JSON.parse(manifest(facts)) as {
      name: string
      theme_color: string
      icons: { sizes: string }[]
    }
    expect([name, theme_color, icons.map(({ sizes }) => sizes)]).toEqual([
      'Brand & Co',
      '#faf7f0',
      ['any', '192x192', '512x512', '512x512'],
    ])
  })
})

describe('the public origin', () => {
  test.each([
    [{}, 'https://www.example.com'],
    [{ SITE_URL: '', PUBLIC_URL: '' }, 'https://www.example.com'],
    [{ SITE_URL: 'https://dst.example/' }, 'https://dst.example'],
    [{ PUBLIC_URL: 'http://localhost:4000' }, 'http://localhost:4000'],
    [{ SITE_URL: 'https://dst.example', PUBLIC_URL: 'https://inside.example' }, 'https://dst.example'],
  ])('under %j is %s', (environment, origin) => {
    expect(siteOrigin(environment, 'https://www.example.com')).toBe(origin)
  })

  test.each(['dst.example', 'https://dst.example/site', 'https://dst.example?a=1', 'ftp://dst.example', '/'])(
    'set to %j stops the build',
    (SITE_URL) => {
      expect(() => siteFiles({ SITE_URL })).toThrow('SITE_URL')
    },
  )
})

describe("the page's color", () => {
  test('is read from the tokens', () => {
    expect(surfaceColor(':root { --surface: light-dark(#faf7f0, #13181a); }')).toEqual({
      light: '#faf7f0',
      dark: '#13181a',
    })
    expect(Object.values(surfaceColor())).toHaveLength(2)
  })

  test('stops the build when the token is written in another way', () => {
    expect(() => surfaceColor(':root { --surface: white; }')).toThrow('--surface')
  })
})
