import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { entryFolders } from './entries.ts'

/** Every component's and pattern's style sheet, as `@import` lines for `src/styles/index.css`. */
export function componentStyleImports(root: string): string[] {
  return entryFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .sort()
      .map((file) => `@import '../${folder.replace('src/', '')}/${file}';`),
  )
}
