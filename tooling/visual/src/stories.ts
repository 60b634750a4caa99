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
export const storybookFolder = join(import.meta.dirname, '../../../packages/ui/dist-storybook')

const widths = [360, 1280]
export const schemes = ['light', 'dark'] as const

const picturedGroups = ['Components/', 'Patterns/', 'Examples/']
// Long words and very large amounts are measured by tests of their own, and the end of an interaction looks like the
// state that has its own story: both would only make the run and the repository heavier.
const heldElsewhere = /--(?:long-text|very-.+|.*by-keys?|typed|turned|dismissed|another-opened|narrowed)$/

/**
 * The stories that are photographed: each visible state of the components, patterns and examples, save those tagged
 * `no-picture`. Foundations and reviews show the same parts a second time. Throws when Storybook was not built.
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

/** The widths that a story is photographed at: both, or only the small one when its tag `narrow` says so. */
export function widthsOf({ tags }: Story): number[] {
  return widths.filter((_width, place) => place === 0 || !tags.includes('narrow'))
}

/** Where the picture of a story lies below `baselines`: a folder a component, a file a state, width and scheme. */
export function pictureOf({ id }: Pick<Story, 'id'>, width: number, scheme: string): [folder: string, file: string] {
  const [folder = id, state = ''] = id.split('--')
  return [folder, `${state}-${width}-${scheme}.png`]
}
