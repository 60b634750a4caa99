import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One story of the built Storybook, as listed in its index. */
export interface Story {
  id: string
  title: string
  name: string
  importPath: string
  tags: string[]
}

/** The static Storybook that `pnpm --filter @dst/storybook build:storybook` writes. */
export const storybookFolder = join(import.meta.dirname, '../../../apps/storybook/dist-storybook')

const picturedGroups = ['Components/', 'Patterns/', 'Screens/']
// Long words and very large amounts have their own tests, and the end of an interaction looks like a state that has its
// own story: both would only make the run slower and the repository larger.
const heldElsewhere = /--(?:long-text|very-.+|.*by-keys?|typed|turned|dismissed|another-opened|narrowed)$/

/**
 * The stories to screenshot: each visible state of the components, patterns and screens, except those tagged
 * `no-picture`. Foundations would show the same parts again. Throws if Storybook was not built.
 */
export function readStories(): Story[] {
  return readIndex().filter(
    ({ id, type, title, tags }) =>
      type === 'story' &&
      picturedGroups.some((group) => title.startsWith(group)) &&
      !heldElsewhere.test(id) &&
      !tags.includes('no-picture'),
  )
}

/** The docs pages: one for each component and pattern, and the introduction. Throws if Storybook was not built. */
export function readDocsPages(): Story[] {
  return readIndex().filter(({ type }) => type === 'docs')
}

function readIndex(): (Story & { type: string })[] {
  const index = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>
  }
  return Object.values(index.entries)
}
