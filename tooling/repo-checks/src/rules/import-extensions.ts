import { readImports } from '../imports.ts'
import type { Rule } from '../repository.ts'

/** An import of a file names it as it is called on disk, with its extension; a query behind it is the bundler's. */
export const importExtensions: Rule = async (repository) => {
  const imports = await readImports(repository, () => true)
  return imports
    .filter(({ target, specifier }) => target !== undefined && !isWhole(specifier))
    .map(({ file, line, specifier }) => ({ place: `${file}:${line}`, message: `${specifier} lacks its extension` }))
}

// React Router writes a route's types as `./+types/<route>`, where no file of that name with an extension lies.
function isWhole(specifier: string): boolean {
  return /\.(?:[cm]?[jt]sx?|css|json|svg|png|woff2|html)(?:\?\w+)?$/.test(specifier) || specifier.includes('/+types/')
}
