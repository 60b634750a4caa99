import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What a consumer's page loads for these lines, in bytes of gzip, zod included: the built package, minified. */
async function gzipBytes(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    logLevel: 'error',
  })
  return gzipSync(outputFiles[0]?.contents ?? '').length
}

// Each bound is what was measured, and 5 %.
test.each([
  ['one schema', "export { faqEntrySchema } from '@dst/contracts'", 5_610],
  ['a schema with the rules of the domain', "export { contactMessageSchema } from '@dst/contracts'", 11_370],
  ['everything', "export * from '@dst/contracts'", 26_880],
])('%s is a small part of a page', async (_, contents, most) => {
  const size = await gzipBytes(contents)
  expect(size).toBeGreaterThan(most / 2)
  expect(size).toBeLessThan(most)
})
