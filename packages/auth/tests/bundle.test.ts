import { gzipSync } from 'node:zlib'
import { build, type Metafile, type OutputFile } from 'esbuild'
import { beforeAll, describe, expect, test } from 'vitest'

interface Bundle {
  outputs: Metafile['outputs']
  files: OutputFile[]
}

const source = (path: string): string => new URL(`../src/${path}`, import.meta.url).pathname

async function bundle(path: string): Promise<Bundle> {
  const result = await build({
    entryPoints: { entry: source(path) },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    external: ['react', 'react/jsx-runtime'],
    logLevel: 'silent',
  })
  return { outputs: result.metafile.outputs, files: result.outputFiles }
}

/** The entry and what it imports statically: what a page loads before anybody signs in. */
function shippedAtOnce({ outputs, files }: Bundle): { inputs: string[]; gzipBytes: number } {
  const reached = new Set<string>()
  const visit = (name: string): void => {
    if (reached.has(name)) return
    reached.add(name)
    for (const { path, kind } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && path in outputs) visit(path)
  }
  visit('out/entry.js')
  const shipped = files.filter(({ path }) => [...reached].some((name) => path.endsWith(name)))
  return {
    inputs: [...reached].flatMap((name) => Object.keys(outputs[name]?.inputs ?? {})),
    gzipBytes: shipped.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0),
  }
}

const isSupabase = (input: string): boolean => input.includes('@supabase')

describe('the account client', () => {
  let built: Bundle
  beforeAll(async () => {
    built = await bundle('index.ts')
  })

  test('ships nothing of supabase-js until a call needs it, and less than 8 KB', () => {
    const { inputs, gzipBytes } = shippedAtOnce(built)
    expect(inputs.length).toBeGreaterThan(4)
    expect(inputs.filter(isSupabase)).toEqual([])
    expect(gzipBytes).toBeLessThan(8_000)
  })

  test('loads the account part of supabase-js later, without database, realtime, files and functions', () => {
    const inputs = Object.values(built.outputs).flatMap((output) => Object.keys(output.inputs))
    expect(inputs.some((input) => input.includes('@supabase/auth-js'))).toBe(true)
    expect(inputs.filter((input) => /@supabase\/(realtime|postgrest|storage|functions)-js/.test(input))).toEqual([])
  })

  test('is less than 36 KB with everything loaded', () => {
    const gzipBytes = built.files.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0)
    expect(gzipBytes).toBeGreaterThan(15_000)
    expect(gzipBytes).toBeLessThan(36_000)
  })
})

test('the React part ships nothing of supabase-js, and less than 1 KB', async () => {
  const { inputs, gzipBytes } = shippedAtOnce(await bundle('react/index.ts'))
  expect(inputs.length).toBeGreaterThan(1)
  expect(inputs.filter(isSupabase)).toEqual([])
  expect(gzipBytes).toBeLessThan(1_000)
})
