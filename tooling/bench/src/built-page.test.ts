import { expect, test } from 'vitest'
import { readBuiltPage } from './built-page.ts'
import { smallSite } from './small-site.ts'

const read = async (html: string, files: Record<string, string> = {}) =>
  readBuiltPage(await smallSite({ 'index.html': html, 'assets/a.js': 'export const a = 1', ...files }), 'index.html')

test.each([
  ['a script', '<script src="/assets/a.js"></script>'],
  ['a preloaded module', '<link rel="modulepreload" href="/assets/a.js"/>'],
  ['an import of a module inside the page', '<script type="module">import "/assets/a.js"</script>'],
  [
    'a namespace import inside the page',
    '<script type="module" async="">import * as route0 from "/assets/a.js";\nwindow.m = { route0 }</script>',
  ],
  [
    'an import that waits',
    "<script>addEventListener('load', () => requestIdleCallback(() => import('/assets/a.js')))</script>",
  ],
  ['a list that something starts later', '<script type="text/later">["/assets/a.js"]</script>'],
  ['a script in a template', '<template><script src="/assets/a.js"></script></template>'],
])('%s is part of the first load', async (_what, html) => {
  expect((await read(html)).scripts).toEqual(['assets/a.js'])
})

test('what modules import is part of it, what they import later is not', async () => {
  const page = await read('<script type="module" src="/assets/start.js"></script>', {
    'assets/start.js': 'import{b}from"./b.js";export*from"./c.js";const later=()=>import("./later.js");b(later)',
    'assets/b.js': 'import"./a.js";import"./c.js";export const b=1',
    'assets/c.js': 'import"./b.js";export const c=1',
    'assets/later.js': 'export {}',
  })
  expect(page.scripts).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.js', 'assets/start.js'])
})

test('a script that is not there is a broken build', async () => {
  await expect(read('<script src="/assets/gone.js"></script>')).rejects.toThrow('gone.js')
})

test('styles are those of the links and of the page itself', async () => {
  const page = await read(
    '<link rel="stylesheet" href="/assets/a.css"/><style>h1{color:red}</style><style>h2{color:red}</style>',
  )
  expect(page.styles).toEqual(['assets/a.css'])
  expect(page.inlineStyles).toBe('h1{color:red}\nh2{color:red}')
})

test('pictures without both sizes are found', async () => {
  const page = await read(
    '<img src="/both.png" width="20" height="30"><img src="/none.png"><img src="/one.png" width="20"><img ' +
      'src="/auto.png" width="auto" height="30">',
  )
  expect(page.imagesWithoutSize).toEqual(['/none.png', '/one.png', '/auto.png'])
})
