import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { entryFolders } from './entries.ts'

/** The sheets of `src/styles` that import the style sheets of components and patterns. */
export type StyleIndex = 'pages' | 'tasks' | 'figures' | 'reference' | 'panels'

// Parts that only signed-in users see, parts of the exchange file, parts for looking something up, and what a press
// opens. All others can appear on a public page, which loads only the styles of those.
const partsOf = {
  tasks: new Set([
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
  ]),
  figures: new Set(['date-field', 'date-line', 'limit-bar', 'line-chart', 'meter', 'slider-field', 'waterfall-chart']),
  reference: new Set(['faq-list', 'legal-page']),
  panels: new Set(['search-panel', 'term-note']),
} as const satisfies Record<Exclude<StyleIndex, 'pages'>, ReadonlySet<string>>

/** The style sheets of all components and patterns that belong to one index, as `@import` lines. */
export function componentStyleImports(root: string, index: StyleIndex): string[] {
  return entryFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && indexOf(basename(file, '.css')) === index)
      .sort()
      .map((file) => `@import '../${folder.replace('src/', '')}/${file}';`),
  )
}

function indexOf(part: string): StyleIndex {
  if (partsOf.tasks.has(part)) return 'tasks'
  if (partsOf.reference.has(part)) return 'reference'
  if (partsOf.panels.has(part)) return 'panels'
  return partsOf.figures.has(part) ? 'figures' : 'pages'
}
