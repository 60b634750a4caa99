import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { entryFolders } from './entries.ts'

/** The sheets of `src/styles` that import the style sheets of components and patterns. */
export type StyleIndex = 'pages' | 'tasks'

// Parts that only signed-in users see. All others can appear on a public page, which loads only the styles of those.
const taskParts = new Set([
  'avatar',
  'long-dialog',
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
