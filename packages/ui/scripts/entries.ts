import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders whose every subfolder is one public entry, `@dst/ui/<subfolder>`. */
export const entryFolders = ['src/components', 'src/patterns'] as const

/** Entry name to source file, in alphabetical order, for every component and pattern under `root`. */
export function findEntries(root: string): Record<string, string> {
  const found = entryFolders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .map((name) => ({ name, file: `${folder}/${name}/${name}.tsx` }))
      .filter(({ file }) => existsSync(join(root, file))),
  )
  return Object.fromEntries(found.sort((a, b) => a.name.localeCompare(b.name)).map(({ name, file }) => [name, file]))
}

/** What `exports` of package.json has to say for these entries. */
export function packageExports(
  entries: Record<string, string>,
): Record<string, string | { types: string; import: string }> {
  const components = Object.entries(entries).map(
    ([name, file]) =>
      [
        `./${name}`,
        { types: file.replace(/^src/, './dist/types').replace(/\.tsx$/, '.d.ts'), import: `./dist/${name}.js` },
      ] as const,
  )
  const sheets = {
    './styles.css': './dist/styles/index.css',
    './pages.css': './dist/styles/pages.css',
    './tasks.css': './dist/styles/tasks.css',
    './tokens.css': './dist/styles/tokens.css',
  }
  return { ...sheets, ...Object.fromEntries(components) }
}
