import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles, type Weight } from './built-site.ts'

/** A library that content pages must not load initially, and a string in its code that survives minification. */
export interface Library {
  name: string
  marker: string
  /** False for a library that the site does not use: its marker cannot be checked against the build. */
  isUsed: boolean
}

export const libraries: readonly Library[] = [
  { name: 'supabase', marker: 'supabase.auth.token', isUsed: true },
  { name: 'radix', marker: 'data-radix-', isUsed: true },
  { name: 'headlessui', marker: 'data-headlessui-state', isUsed: true },
  { name: 'react-query', marker: 'No QueryClient set', isUsed: true },
  { name: 'react-query core', marker: 'queryHash', isUsed: true },
  { name: 'zod', marker: 'ZodError', isUsed: true },
  { name: 'recharts', marker: 'recharts-', isUsed: false },
  { name: 'chart.js', marker: 'chartjs', isUsed: false },
  { name: 'uplot', marker: 'u-legend', isUsed: false },
  { name: 'visx', marker: 'visx-', isUsed: false },
]

/** The script files of the built site that contain the library's marker. */
export async function filesWith(client: string, { marker }: Library): Promise<string[]> {
  const files = await listFiles(client, /\.m?js$/)
  const texts = await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')))
  return files.filter((_file, index) => texts[index]?.includes(marker))
}

/** One sentence for every content page whose initial load contains one of the libraries. */
export async function tooEarly(client: string, pages: readonly Weight[]): Promise<string[]> {
  const holders = await Promise.all(
    libraries.map(async (library) => ({ library, files: new Set(await filesWith(client, library)) })),
  )
  return pages
    .filter(({ kind }) => kind === 'content')
    .flatMap(({ path, scripts }) =>
      holders.flatMap(({ library, files }) =>
        scripts
          .filter((script) => files.has(script))
          .map((script) => `${path} loads ${library.name} at first, in ${script}`),
      ),
    )
}
