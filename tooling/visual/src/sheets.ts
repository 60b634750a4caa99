import { readStories, type Story } from './stories.ts'

/** Stories that share a picture: all states of a component, a pattern or a screen. */
export interface Sheet {
  title: string
  /** Where its picture is under `baselines`. */
  picture: [folder: string, file: string]
  stories: Story[]
  /** Shown side by side for each story. */
  schemes: readonly Scheme[]
  kind: Kind
}

/**
 * Determines how a story is drawn. A component is trimmed of empty space. Patterns and screens are drawn in fewer
 * shades, for their parts have pictures of their own in all of them; a screen also at half size, and without the footer
 * unless its story is tagged `footer`.
 */
export type Kind = 'component' | 'pattern' | 'screen'

export type Scheme = 'light' | 'dark'

/** Widths of the window, in CSS pixels. */
export const widths = [360, 1280] as const
export type Width = (typeof widths)[number]

const bothSchemes = ['light', 'dark'] as const

/** The sheets of the stories: one for each component, pattern and screen. */
export function listSheets(stories: readonly Story[] = readStories()): Sheet[] {
  const sheets = new Map<string, Sheet>()
  for (const story of stories) {
    const kind = kindOf(story)
    const [folder = story.id] = story.id.split('--')
    const sheet: Sheet = sheets.get(folder) ?? {
      title: story.title,
      picture: [folder, 'states.png'],
      stories: [],
      // The parts of a screen have their own dark-mode pictures.
      schemes: kind === 'screen' ? ['light'] : bothSchemes,
      kind,
    }
    sheet.stories.push(story)
    sheets.set(folder, sheet)
  }
  return [...sheets.values()]
}

/** Whether a story is a component, pattern or screen. */
export function kindOf({ title }: Pick<Story, 'title'>): Kind {
  if (title.startsWith('Screens/')) return 'screen'
  return title.startsWith('Patterns/') ? 'pattern' : 'component'
}

/**
 * The stories of a sheet at a width: those tagged `narrow` are for small screens only, and a screen has only its first
 * state at the wide width.
 */
export function storiesAt({ stories, kind }: Sheet, width: Width): Story[] {
  if (width === widths[0]) return stories
  const wide = stories.filter(({ tags }) => !tags.includes('narrow'))
  return kind === 'screen' ? wide.slice(0, 1) : wide
}
