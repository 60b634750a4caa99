import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kebabName, pascalCase } from './names.ts'
import { Refusal, type Kind, type Plan } from './skeleton.ts'
import { componentFiles, patternFiles, type PartWords } from './ui-part-files.ts'

const options = ['is', 'use', 'avoid'] as const
const sentences = '--is "<a sentence: what it is>" --use "<when it is the right part>" --avoid "<when not: use ...>"'

/** A design system component with its style sheet, stories and docs. */
export const component: Kind = {
  usage: `component <kebab-name> ${sentences}`,
  words: 'name',
  options,
  plan: ({ words, options: told }, { root }) =>
    planPart(root, { folder: 'components', name: kebabName(words, 'component') }, componentFiles, told),
}

/** The same for a pattern: a composition under a heading. */
export const pattern: Kind = {
  usage: `pattern <kebab-name> ${sentences}`,
  words: 'name',
  options,
  plan: ({ words, options: told }, { root }) =>
    planPart(root, { folder: 'patterns', name: kebabName(words, 'pattern') }, patternFiles, told),
}

interface Part {
  folder: 'components' | 'patterns'
  name: string
}

function planPart(
  root: string,
  { folder, name }: Part,
  filesOf: (words: PartWords) => Record<string, string>,
  { is = '', use = '', avoid = '' }: Record<string, string>,
): Plan {
  const manifest = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as { exports: object }
  if (`./${name}` in manifest.exports) throw new Refusal(`@dst/ui has an entry "${name}" already.`)
  const path = `packages/ui/src/${folder}/${name}`
  if (existsSync(join(root, path))) throw new Refusal(`${path} is there already.`)
  const files = Object.entries(filesOf({ name, className: `ui-${name}`, symbol: pascalCase(name), is, use, avoid }))
  return {
    create: Object.fromEntries(files.map(([ending, text]) => [`${path}/${name}.${ending}`, text])),
    change: {},
    run: [
      {
        script: 'packages/ui/scripts/write-exports.ts',
        writes: [
          'packages/ui/package.json',
          'packages/ui/src/styles/pages.css',
          'packages/ui/src/styles/tasks.css',
          'packages/ui/src/styles/figures.css',
        ],
      },
    ],
    next: [
      `Give it its props, its look and a story for each visible state; the words in ${name}.stories.tsx and ` +
        `${name}.docs.tsx are samples. What takes focus says its keys in the docs.`,
      `Draw in ${name}.docs.tsx how to use it and how not to; the docs show both side by side.`,
      'If only screens behind a sign-in or the exchange file use it, name it in `partsOf` of ' +
        'packages/ui/scripts/style-index.ts, then run `pnpm --filter @dst/ui exports`.',
      'Record its size: `pnpm --filter @dst/ui sizes:update` (a test of packages/ui fails until then).',
      'Use it on a screen, or in a part that is on one: `a part on no screen` of @dst/checks fails until then.',
      'Take its pictures: `pnpm screenshots:update`, and look at them.',
      'Run `pnpm --filter @dst/ui test`, and describe it for users of the package: `pnpm changeset`.',
    ],
  }
}
