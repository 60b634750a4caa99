import { readImports } from '../imports.ts'
import type { Rule } from '../repository.ts'

/** A file import uses the file's name on disk, including the extension; a query after it is for the bundler. */
export const importExtensions: Rule = async (repository) => {
  const imports = await readImports(repository, () => true)
  return imports
    .filter(({ target, specifier }) => target !== undefined && !isWhole(specifier))
    .map(({ file, line, specifier }) => ({ place: `${file}:${line}`, message: `${specifier} lacks its extension` }))
}

// React Router generates a route's types as `./+types/<route>`, and no file has that name plus an extension.
function isWhole(specifier: string): boolean {
  return /\.(?:[cm]?[jt]sx?|css|json|svg|png|woff2|html)(?:\?\w+)?$/.test(specifier) || specifier.includes('/+types/')
}
