import { expect, test } from 'vitest'
import { startAfterPaint } from './start-after-paint.ts'

const preload = '<link rel="modulepreload" href="/a.js"/>'
const script = '<script type="module" async="">import "/a.js";\nconst $1 = `$&`;</script>'

test('what starts a page waits in a template to the letter, and the rest stays in its place', () => {
  const html = startAfterPaint(
    `<html><head>${preload}<title>A</title></head><body><p>B</p>${script}<i>C</i></body></html>`,
  )
  const [before, after] = html.split(`<template>${preload}${script}</template>`)
  expect(before).toBe('<html><head><title>A</title></head><body><p>B</p>')
  expect(after).toMatch(/^<script>\{const e=.*\}<\/script><i>C<\/i><\/body><\/html>$/)
})

test.for([preload, preload + script + script])('a page of another shape is refused: %s', (elements) => {
  expect(() => startAfterPaint(`<html><body>${elements}</body></html>`)).toThrow('does not have one module script')
})
