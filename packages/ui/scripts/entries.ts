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

/** The export condition with which this repository's own tools read sources, so nothing has to be built first. */
const ownSources = '@dst/source'

/** The name of an entry, and the target of each condition. */
type PackageExport = [name: string, targets: Record<string, string>]

/** The expected `exports` in package.json for these entries. */
export function packageExports(entries: Record<string, string>): Record<string, Record<string, string>> {
  const components = Object.entries(entries).map(([name, file]): PackageExport => [
    `./${name}`,
    {
      [ownSources]: `./${file}`,
      types: file.replace(/^src/, './dist/types').replace(/\.tsx$/, '.d.ts'),
      import: `./dist/${name}.js`,
    },
  ])
  const sheets = Object.entries({
    styles: 'index',
    pages: 'pages',
    tasks: 'tasks',
    figures: 'figures',
    reference: 'reference',
    panels: 'panels',
    tokens: 'tokens',
  }).map(([name, file]): PackageExport => [
    `./${name}.css`,
    { [ownSources]: `./src/styles/${file}.css`, default: `./dist/styles/${file}.css` },
  ])
  // For a page that asks for them in its head, as `styles.css` does later.
  const fonts = ['sans', 'serif'].map((name): PackageExport => [
    `./fonts/${name}.woff2`,
    { [ownSources]: `./src/styles/fonts/${name}.woff2`, default: `./dist/styles/fonts/${name}.woff2` },
  ])
  // For the Storybook that shows these along with others: the settings for every story, and the docs of a component.
  const stories = Object.entries({
    'story-rules': './.storybook/story-rules.tsx',
    docs: './src/foundations/part-docs.ts',
  }).map(([name, file]): PackageExport => [`./${name}`, { [ownSources]: file, default: file }])
  return Object.fromEntries([...sheets, ...fonts, ...stories, ...components])
}
