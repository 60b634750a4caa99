import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { smallSite } from '../small-site.ts'
import { copyWithoutScripts, withoutScripts } from './without-scripts.ts'

const page =
  '<!DOCTYPE html><html lang="en"><head><script>start()</script><link rel="stylesheet" href="/a.css"></head><body>' +
  '<h1>Questions</h1><template id="page-scripts"><script type="module" src="/a.js"></script></template>' +
  '<template id="page-end"></template><script>data("[1]")</script></body></html>'
const bare =
  '<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/a.css"></head><body>' +
  '<h1>Questions</h1><template id="page-end"></template></body></html>'

test('scripts, their data and their template are gone, and the rest is there', () => {
  expect(withoutScripts(page)).toBe(bare)
})

test('every page of a copy is without scripts, as it travels too, and the site itself is untouched', async () => {
  const site = await smallSite({ 'index.html': page, 'faq/index.html': page, 'a.js': 'start()' })
  const { client, remove } = await copyWithoutScripts(site)
  for (const file of ['index.html', 'faq/index.html']) {
    expect(await readFile(join(client, file), 'utf8')).toBe(bare)
    expect(brotliDecompressSync(await readFile(join(client, `${file}.br`))).toString()).toBe(bare)
    expect(await readFile(join(site, file), 'utf8')).toBe(page)
  }
  await remove()
})
