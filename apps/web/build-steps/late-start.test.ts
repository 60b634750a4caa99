import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { withLateStart } from './late-start.ts'

const preloads = [
  '<link rel="modulepreload" href="/assets/entry.client-d4.js"/>',
  '<link crossorigin="" rel="modulepreload" href="/assets/root-b2.js"/>',
]
const script =
  '<script type="module" async="">import "/assets/manifest-a1.js";\nconst $1 = `$&`;\n' +
  'import("/assets/entry.client-d4.js");</script>'

const page = (head = preloads.join('<title>Terms</title>'), body = script) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body><h1>Terms</h1>${body}` +
  '<!--$--><script>streamController.close();</script></body></html>'

describe('a page whose scripts start late', () => {
  const html = withLateStart(page())
  const [, template = '', starter = ''] =
    /<template id="page-scripts">(.*?)<\/template><script>(.*?)<\/script>/s.exec(html) ?? []

  test('keeps what starts them to the letter, in a template', () => {
    expect(template).toBe(preloads.join('') + script)
    const started = parse(html).querySelectorAll('[rel="modulepreload"], [type="module"]')
    expect(started.map((element) => element.closest('template') !== null)).toEqual([true, true, true])
  })

  test('keeps everything else in its place, with the starter behind the template', () => {
    expect(starter).toContain('earlyInput')
    expect(html.replace(`<template id="page-scripts">${template}</template><script>${starter}</script>`, '')).toBe(
      page('<title>Terms</title>', ''),
    )
  })

  test('tells the starter which template', () => {
    expect(starter).toMatch(/\("page-scripts"\);?$/)
  })
})

describe('the build stops at a page of another shape', () => {
  test.each([
    ['without modulepreload links', page(''), 'it has no modulepreload link'],
    ['without a module script', page(undefined, ''), 'it does not have exactly one module script'],
    ['with two module scripts', page(undefined, script + script), 'it does not have exactly one module script'],
    [
      'with another module script elsewhere',
      page(`${preloads[0]}<script src="/a.js" type="module"></script>`),
      'it does not have exactly one module script',
    ],
    [
      'with its links behind its script',
      page('<title>Terms</title>', script + preloads.join('')),
      'its module script stands before a modulepreload link',
    ],
  ])('%s', (_shape, html, reason) => {
    expect(() => withLateStart(html)).toThrow(reason)
  })
})
