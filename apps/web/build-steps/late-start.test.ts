import { describe, expect, it } from 'vitest'
import { withLateStart } from './late-start.ts'

const script = `import "/assets/manifest-a1.js";
import * as route0 from "/assets/root-b2.js";
import * as route1 from "/assets/terms-c3.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/terms":route1};

import("/assets/entry.client-d4.js");`

const page = (
  text = script,
  head = '<link rel="modulepreload" href="/assets/entry.client-d4.js"/><link rel="modulepreload" href="/assets/root-b2.js"/>',
) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}<title>Terms</title></head><body><h1>Terms</h1><script type="module" async="">${text}</script><!--$--><script>streamController.close();</script></body></html>`

describe('a page whose script starts late', () => {
  it('fetches nothing by itself, and keeps everything else in its place', () => {
    const html = withLateStart(page())
    expect(html).not.toMatch(/modulepreload"|type="module"/)
    expect(html).toMatch(
      /^<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"\/><title>Terms<\/title><\/head><body><h1>Terms<\/h1><script>\(function\(/,
    )
    expect(html).toMatch(/<\/script><!--\$--><script>streamController.close\(\);<\/script><\/body><\/html>$/)
  })

  it('tells the starter what to fetch and which module is which route', () => {
    const told = /\((\{"manifest".*?\})\);?<\/script>/.exec(withLateStart(page()))?.[1] ?? ''
    expect(JSON.parse(told)).toEqual({
      manifest: '/assets/manifest-a1.js',
      routes: { root: '/assets/root-b2.js', 'routes/terms': '/assets/terms-c3.js' },
      entry: '/assets/entry.client-d4.js',
      files: ['/assets/entry.client-d4.js', '/assets/root-b2.js'],
    })
  })

  it('carries the whole starter', () => {
    expect(withLateStart(page())).toContain('earlyInput')
  })
})

describe('the build stops at a page of another shape', () => {
  it.each([
    ['without modulepreload links', page(script, ''), 'it has no modulepreload link'],
    [
      'with a modulepreload link of another form',
      page().replace(
        '<link rel="modulepreload" href="/assets/root-b2.js"/>',
        '<link crossorigin="" rel="modulepreload" href="/assets/root-b2.js"/>',
      ),
      'of another form is left',
    ],
    [
      'without a module script',
      page().replace(/<script type="module".*?<\/script>/s, ''),
      'it does not have exactly one module script',
    ],
    [
      'with two module scripts',
      page().replace('<body>', `<body><script type="module" async="">${script}</script>`),
      'it does not have exactly one module script',
    ],
    [
      'with a module script of another form',
      page().replace('<body>', '<body><script type="module" src="/a.js"></script>'),
      'of another form is left',
    ],
    [
      'that starts otherwise',
      page('import("/assets/entry.client-d4.js");'),
      'its module script reads otherwise: import("/assets/entry.client-d4.js");',
    ],
    ['that does something besides', page(`${script}\nstartMore();`), 'its module script reads otherwise'],
    [
      'whose route has no import',
      page(script.replace('"routes/terms":route1', '"routes/terms":route2')),
      'its route routes/terms has no import',
    ],
    [
      'that imports a module for no route',
      page(script.replace(',"routes/terms":route1', '')),
      'it imports modules that no route names',
    ],
  ])('%s', (_shape, html, reason) => {
    expect(() => withLateStart(html)).toThrow(reason)
  })
})
