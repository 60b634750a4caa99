import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { findEntries } from './entries.ts'

/** The cost to a page of importing one entry and nothing else. */
export interface EntrySize {
  /** Bytes of the minified bundle after gzip, without React. */
  gzip: number
  /** The behavior libraries that it pulls in. */
  libraries: string[]
}

const behaviorLibraries =
  /node_modules\/((?:@headlessui|@react-aria|@floating-ui)\/[^/]+|@radix-ui\/react-(?:select|toast|tooltip))\//g

/** Bundles one source file as a production build would, without React. */
export async function measureEntry(root: string, file: string): Promise<EntrySize> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  })
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  )
  // The last match, because a path in pnpm's folders contains package names more than once.
  const libraries = used.flatMap((path) => [...path.matchAll(behaviorLibraries)].slice(-1).map(([, name = '']) => name))
  return {
    gzip: gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length,
    libraries: [...new Set(libraries)].sort(),
  }
}

/** The size of every entry by its name. */
export async function measureEntries(root: string): Promise<Record<string, EntrySize>> {
  const sizes: [string, EntrySize][] = []
  for (const [name, file] of Object.entries(findEntries(root)))
    sizes.push([name, await measureEntry(root, join(root, file))])
  return Object.fromEntries(sizes)
}

/** Entries whose size differs from the recorded one by more than 5% and 100 bytes, as sentences. */
export function grownEntries(recorded: Record<string, EntrySize>, measured: Record<string, EntrySize>): string[] {
  return Object.entries(measured).flatMap(([name, { gzip }]) => {
    const before = recorded[name]?.gzip ?? 0
    return Math.abs(gzip - before) > Math.max(100, before * 0.05) ? [`${name}: ${before} became ${gzip}`] : []
  })
}
