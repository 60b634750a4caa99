import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findEntries } from './entries.ts'

const directive = '"use client";'
const relativeImport = /from\s*"(\.\/[^"]+\.js)"/g

/**
 * What only runs in a browser: handlers, the behavior libraries, and what React's server build lacks. Everything else
 * renders on a server as well, and stays out of the script of a page that does so.
 */
const clientOnly = [
  /\buse(?:State|Effect|LayoutEffect|Ref|Context|Reducer|SyncExternalStore|Transition|ImperativeHandle)\b/,
  /\b(?:createContext|createRef|startTransition)\b/,
  /from\s*"@(?:headlessui|radix-ui)\//,
  /\bon[A-Z]\w+:/,
]

/** Marks each built entry whose module, or a chunk that it shares, runs only in a browser. */
export async function markClientEntries(root: string): Promise<void> {
  const dist = join(root, 'dist')
  const marked = Object.keys(findEntries(root)).map(async (name) => {
    const file = join(dist, `${name}.js`)
    const text = await readFile(file, 'utf8')
    if (await runsOnlyInBrowsers(file)) await writeFile(file, directive + text)
  })
  await Promise.all(marked)
}

async function runsOnlyInBrowsers(file: string, seen = new Set<string>()): Promise<boolean> {
  if (seen.has(file)) return false
  seen.add(file)
  const text = await readFile(file, 'utf8')
  if (clientOnly.some((sign) => sign.test(text))) return true
  for (const [, chunk = ''] of text.matchAll(relativeImport))
    if (await runsOnlyInBrowsers(join(dirname(file), chunk), seen)) return true
  return false
}
