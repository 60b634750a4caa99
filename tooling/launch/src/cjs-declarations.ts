import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * The text of a CommonJS declaration file in which imports from `packages`, which are ES modules only, are those of
 * types in their own kind of module. Without it TypeScript refuses the file with `module: node16` (TS1479), and the
 * bundler of declarations drops the attribute where a source has it.
 */
export function withEsmTypes(declarations: string, packages: readonly string[]): string {
  return packages.reduce(
    (text, name) =>
      text.replace(
        new RegExp(`^import (?:type )?(\\{[^}]*\\}) from '${name}';$`, 'gm'),
        `import type $1 from '${name}' with { 'resolution-mode': 'import' };`,
      ),
    declarations,
  )
}

// `node cjs-declarations.ts jose kysely`, in the folder of a package that is built.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const file of globSync('dist/**/*.d.cts'))
    writeFileSync(file, withEsmTypes(readFileSync(file, 'utf8'), process.argv.slice(2)))
