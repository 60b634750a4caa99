import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** Packages whose code a page or an edge function loads, apart from the design system, which has a record of its own. */
const weighed = /^@dst\/(?:api-client|auth|content|contracts|domain)(?:\/|$)/
/** What an entry of the server weighs is nobody's wait. */
const serverOnly = /^@dst\/auth\/server$/

/** Bytes of gzipped, minified code that each entry adds to a page that has React, all of the entry used. */
export async function entrySizes(project: string, entries: readonly string[]): Promise<Record<string, number>> {
  const sizes = entries
    .filter((entry) => weighed.test(entry) && !serverOnly.test(entry))
    .map(async (entry) => [entry, await weigh(project, `export * from '${entry}'`)] as const)
  return Object.fromEntries(await Promise.all(sizes))
}

/** The same for a line of code. */
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
