import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** Packages whose code a page or an edge function loads, apart from the design system, which has a record of its own. */
const weighed = /^@dst\/(?:api-client|auth|content|contracts|domain)(?:\/|$)/
/** What an entry of the server weighs is nobody's wait. */
const serverOnly = /^@dst\/auth\/server$/

/** Parts of a large entry that must not cost as much as the whole: a bundler leaves the rest out. */
const parts = { '@dst/contracts': ['faqEntrySchema', 'contactMessageSchema'] } as const

/**
 * Bytes of gzipped, minified code that each entry adds to a page that has React: all of the entry used, and for some
 * also a single part of it.
 */
export async function entrySizes(project: string, entries: readonly string[]): Promise<Record<string, number>> {
  const whole = entries
    .filter((entry) => weighed.test(entry) && !serverOnly.test(entry))
    .map((entry) => [entry, `export * from '${entry}'`] as const)
  const single = Object.entries(parts).flatMap(([entry, names]) =>
    names.map((name) => [`${entry} ${name}`, `export { ${name} } from '${entry}'`] as const),
  )
  const sizes = [...whole, ...single].map(async ([name, code]) => [name, await weigh(project, code)] as const)
  return Object.fromEntries(await Promise.all(sizes))
}

/** Bytes of gzipped, minified code that a bundler makes of a module in the project. */
export async function weigh(project: string, code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: project },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    external: ['react', 'react/jsx-runtime'],
    write: false,
  })
  return gzipSync(outputFiles[0]?.contents ?? '').length
}
