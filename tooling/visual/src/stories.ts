import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One story of the built Storybook, as its own index lists it. */
export interface Story {
  id: string
  title: string
  name: string
  importPath: string
  tags: string[]
}

/** The static Storybook that `pnpm build:storybook` writes. */
export const storybookFolder = join(import.meta.dirname, '../../../apps/storybook/dist-storybook')

const picturedGroups = ['Components/', 'Patterns/']
// Long words and very large amounts are measured by tests of their own, and the end of an interaction looks like the
// state that has its own story: both would only make the run and the repository heavier.
const heldElsewhere = /--(?:long-text|very-.+|.*by-keys?|typed|turned|dismissed|another-opened|narrowed)$/

/**
 * The stories that are photographed: each visible state of the components and patterns, except those tagged
 * `no-picture`. Foundations and screens show the same parts a second time. Throws when Storybook was not built.
 */
export function readStories(): Story[] {
  const index = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>
  }
  return Object.values(index.entries).filter(
    ({ id, type, title, tags }) =>
      type === 'story' &&
      picturedGroups.some((group) => title.startsWith(group)) &&
      !heldElsewhere.test(id) &&
      !tags.includes('no-picture'),
  )
}
