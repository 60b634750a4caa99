import { expect, test } from 'vitest'
import { shortManifest } from './short-manifest.ts'

const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes: {
    root: {
      id: 'root',
      hasLoader: false,
      module: '/assets/root.js',
      imports: ['/assets/framework.js', '/assets/site.js'],
    },
    faq: {
      id: 'faq',
      hasLoader: true,
      hasAction: false,
      module: '/assets/faq.js',
      imports: ['/assets/site.js', '/assets/card.js', '/assets/faq-list.js'],
      css: [],
    },
    terms: {
      id: 'terms',
      hasLoader: false,
      module: '/assets/terms.js',
      imports: ['/assets/framework.js'],
      css: ['/assets/terms.css'],
    },
    learn: {
      id: 'learn',
      hasLoader: false,
      module: '/assets/learn.js',
      imports: ['/assets/framework.js', '/assets/card.js', '/assets/a-note.js'],
    },
  },
  url: '/assets/manifest.js',
}

test('the list of routes keeps what is true, and names no scripts that the page of a route names itself', () => {
  const short = shortManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  expect(JSON.parse(short.slice('window.__reactRouterManifest='.length, -1))).toEqual({
    entry: manifest.entry,
    routes: {
      root: { id: 'root', module: '/assets/root.js' },
      faq: { id: 'faq', hasLoader: true, module: '/assets/faq.js' },
      terms: { id: 'terms', module: '/assets/terms.js', css: ['/assets/terms.css'] },
      learn: { id: 'learn', module: '/assets/learn.js' },
    },
    url: '/assets/manifest.js',
  })
})

test('a list that is written in another way fails the build', () => {
  expect(() => shortManifest('window.__somethingElse={}')).toThrow('does not look as it did')
})
