import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { publicPaths } from '../app/prerendered-paths.ts'
import { builtPage, builtSite, readBuiltPages } from './built-page.ts'
import { headFaults, headValue, repeatedFaults, displayedQuestions, structuredDataOf, unseenTrail } from './found.ts'

const pages = readBuiltPages()
const read = (name: string) => readFileSync(new URL(name, builtSite), 'utf8')
const origin = /^Sitemap: (\S+)\/sitemap\.xml$/m.exec(read('robots.txt'))?.[1] ?? 'robots.txt names no sitemap'
const mainPath: Record<string, string> = { '/terms-and-conditions': '/terms', '/privacy-policy': '/privacy' }
const faq = pages.find(({ path }) => path === '/faq') ?? builtPage('/faq', '')

/** Width and height of one of the site's PNG files, from its first chunk. */
function pictureSize(path: string): [number, number] {
  const file = readFileSync(new URL(path.slice(1), builtSite))
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  return [file.readUInt32BE(16), file.readUInt32BE(20)]
}

describe.each(pages)('$path', (page) => {
  const address = origin + (mainPath[page.path] ?? page.path)

  test('describes itself once, and openly', () => {
    expect(headFaults(page)).toEqual([])
  })

  test('names its main address', () => {
    expect([headValue(page, 'link[rel="canonical"]'), headValue(page, 'meta[property="og:url"]')]).toEqual([
      address,
      address,
    ])
  })

  test('says where it stands, in words that it shows', () => {
    const trail = structuredDataOf(page).find((data) => data['@type'] === 'BreadcrumbList')
    const items = (trail?.['itemListElement'] ?? []) as { name: string; item: string }[]
    const above = /^\/(?:glossary|faq|answers)(?=\/.)/.exec(page.path) ?? []
    expect(items.map(({ item }) => item)).toEqual(
      page.path === '/' ? [] : [`${origin}/`, ...above.map((path) => origin + path), address],
    )
    expect(
      unseenTrail(
        page,
        items.map(({ name }) => name),
      ),
    ).toEqual([])
  })
})

test('no two pages carry the same title or description', () => {
  expect(repeatedFaults(pages.filter(({ path }) => mainPath[path] === undefined))).toEqual([])
})

test('the home page says who runs the site', () => {
  const home = pages.find(({ path }) => path === '/')
  expect(home === undefined ? [] : structuredDataOf(home)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'DST Investing',
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
  ])
})

test('the questions for search engines are those that the page shows', () => {
  const [data] = structuredDataOf(faq).filter((each) => each['@type'] === 'FAQPage')
  const entries = (data?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[]
  expect(entries).toHaveLength(30)
  expect(entries.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text }))).toEqual(
    displayedQuestions(faq),
  )
})

test('the terms for search engines are those that the glossary shows', () => {
  const glossary = pages.find(({ path }) => path === '/glossary') ?? builtPage('/glossary', '')
  const [data] = structuredDataOf(glossary).filter((each) => each['@type'] === 'DefinedTermSet')
  const terms = (data?.['hasDefinedTerm'] ?? []) as { name: string; description: string; url: string }[]
  expect(terms.length).toBeGreaterThanOrEqual(60)
  expect(terms.map(({ name }) => name)).toEqual(glossary.html.querySelectorAll('main dt').map(({ text }) => text))
  expect(terms.map(({ description }) => description)).toEqual(
    glossary.html.querySelectorAll('main dd').map(({ text }) => text),
  )
  const inPlace = terms.filter(({ url }) => url.includes('#'))
  expect(inPlace.filter(({ url }) => glossary.html.getElementById(new URL(url).hash.slice(1)) === null)).toEqual([])
  const withPages = terms.filter(({ url }) => !url.includes('#'))
  expect(withPages.length).toBeGreaterThanOrEqual(45)
  expect(withPages.filter(({ url }) => !pages.some(({ path }) => origin + path === url))).toEqual([])
})

test('the page of a term defines it for search engines as it does for readers', () => {
  const ofTerms = pages.filter(({ path }) => path.startsWith('/glossary/'))
  expect(ofTerms.length).toBeGreaterThanOrEqual(45)
  for (const page of ofTerms) {
    const [data] = structuredDataOf(page).filter((each) => each['@type'] === 'DefinedTerm')
    expect(data).toMatchObject({ name: page.html.querySelector('h1')?.text, url: origin + page.path })
    expect(page.html.querySelector('main header')?.text).toContain(data?.['description'])
  }
})

test('each question is marked up once, in the list of all of them', () => {
  const ofQuestions = pages.filter(({ path }) => path.startsWith('/faq/'))
  expect(ofQuestions).toHaveLength(30)
  expect(ofQuestions.flatMap(structuredDataOf).map((each) => each['@type'])).toEqual(
    ofQuestions.map(() => 'BreadcrumbList'),
  )
})

test('the preview picture is there in the size that pages name', () => {
  for (const page of pages) {
    const picture = headValue(page, 'meta[property="og:image"]')
    expect(picture.startsWith(`${origin}/`)).toBe(true)
    const named = ['width', 'height'].map((side) => Number(headValue(page, `meta[property="og:image:${side}"]`)))
    expect(pictureSize(new URL(picture).pathname)).toEqual(named)
    expect(named).toEqual([1200, 630])
  }
  expect(statSync(new URL('social-card.png', builtSite)).size).toBeLessThan(120_000)
})

test('the sitemap lists every public page by its main address, and nothing else', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(publicPaths().map((path) => origin + path))
  expect(listed).toHaveLength(78 + 30 + 62 + 41 + 4)
})

test('the manifest and the pages name icons that are there, in their sizes', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest')) as {
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose].join(' '))).toEqual([
    'any ',
    '192x192 ',
    '512x512 ',
    '512x512 maskable',
  ])
  for (const { src, sizes } of icons.slice(1)) expect(pictureSize(src).join('x')).toBe(sizes)
  expect(pictureSize('/apple-touch-icon.png')).toEqual([180, 180])
  expect(existsSync(new URL('favicon.svg', builtSite))).toBe(true)
})

test('what unlisted pages start from asks to be left out, and names no address', () => {
  const fallback = builtPage('/profile', read('__spa-fallback.html'))
  expect(headValue(fallback, 'meta[name="robots"]')).toBe('noindex')
  expect(headValue(fallback, 'link[rel="canonical"]')).toBe('')
})

describe('the check of heads turns red', () => {
  const whole = readFileSync(new URL('learn/index.html', builtSite), 'utf8')

  test.each([
    ['<title>A second title of the page</title>', 'has 2 of title'],
    ['<link rel="canonical" href="/other"/>', 'has 2 of link[rel="canonical"]'],
    ['<meta property="og:image" content="/other.png"/>', 'has 2 of meta[property="og:image"]'],
    ['<meta name="robots" content="noindex"/>', 'tells search engines to leave it out'],
    ['<img src="/a.png" width="10"/>', 'has an image without dimensions'],
  ])('at %s', (addition, fault) => {
    expect(headFaults(builtPage('/learn', whole.replace('</head>', `${addition}</head>`)))).toEqual([fault])
  })

  test('at what is missing, too short or too long', () => {
    const bare = builtPage(
      '/x',
      '<html><head><title>Short</title><meta name="description" content="Short."/></head></html>',
    )
    expect(headFaults(bare)).toEqual(
      expect.arrayContaining([
        'has 0 of link[rel="canonical"]',
        'has a title of 5 characters',
        'has a description of 6 characters',
        'names no language',
      ]),
    )
  })

  test('at two pages with one title', () => {
    const page = (path: string, description: string) =>
      builtPage(path, `<head><title>A</title><meta name="description" content="${description}"/></head>`)
    expect(repeatedFaults([page('/a', 'A'), page('/b', 'B')])).toEqual(['stands on two pages: "A"'])
  })

  test('at a trail that the page does not show', () => {
    expect(
      unseenTrail(builtPage('/a', '<header>Brand</header><main><h1>Guide</h1></main>'), ['Brand', 'guide', 'Other']),
    ).toEqual(['Other'])
  })
})
