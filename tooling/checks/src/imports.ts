import { posix } from 'node:path'
import ts from 'typescript'
import { isSource, type Repository } from './repository.ts'

/** One import of one file. */
export interface Import {
  file: string
  line: number
  /** As written: `@dst/domain/scoring`, `~/lib/x`, `./y.js`. */
  specifier: string
  /** For a relative or `~/` import: the path from the root that it points to, with its written extension. */
  target: string | undefined
  /** True for `import type` and `export type`, which leave nothing at run time. */
  typeOnly: boolean
}

/** Every import, re-export, dynamic import and require in the source files that `select` keeps. */
export async function readImports(repository: Repository, select: (file: string) => boolean): Promise<Import[]> {
  const files = repository.files.filter((file) => isSource(file) && select(file))
  const lists = await Promise.all(files.map(async (file) => importsOf(file, await repository.read(file))))
  return lists.flat()
}

function importsOf(file: string, text: string): Import[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName: specifier, pos }) => ({
    file,
    specifier,
    line: text.slice(0, pos).split('\n').length,
    target: targetOf(file, specifier),
    typeOnly: /\b(?:import|export)\s+type\b[^;'"]*$/.test(text.slice(0, pos)),
  }))
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  if (specifier.startsWith('~/')) return posix.join('apps/web/app', specifier.slice(2))
  return undefined
}
