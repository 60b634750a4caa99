import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { entryFolders } from './entries.ts'

/** The sheets of `src/styles` that import the style sheets of components and patterns. */
export type StyleIndex = 'pages' | 'tasks'

// What only a person with an account meets. Everything else can stand on a public page, which loads no more than it.
const taskParts = new Set([
  'avatar',
  'long-dialog',
  'menu',
  'profile-header',
  'progress-steps',
  'result-panel',
  'score-scale',
  'select',
  'settings-rows',
  'skeleton',
  'switch',
  'tabs',
  'tier-badge',
  'tooltip',
  'wizard-step',
])

/** The style sheets of all components and patterns that belong to one index, as `@import` lines. */
export function componentStyleImports(root: string, index: StyleIndex): string[] {
  return entryFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && taskParts.has(basename(file, '.css')) === (index === 'tasks'))
      .sort()
      .map((file) => `@import '../${folder.replace('src/', '')}/${file}';`),
  )
}
