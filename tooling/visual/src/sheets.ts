import { readStories, type Story } from './stories.ts'

/** All states of a component, a pattern or a screen, which share a picture. */
export interface Sheet {
  title: string
  /** Its picture's name under `baselines`. */
  picture: string
  stories: Story[]
  kind: Kind
}

/** Determines how much of a part is drawn, and how. */
export type Kind = 'component' | 'pattern' | 'screen'

export type Scheme = 'light' | 'dark'

/** Widths of the window, in CSS pixels. */
export const widths = [360, 1280] as const
export type Width = (typeof widths)[number]

/** The sheets of the stories: one for each component, pattern and screen. */
export function listSheets(stories: readonly Story[] = readStories()): Sheet[] {
  const sheets = new Map<string, Sheet>()
  for (const story of stories) {
    const kind = kindOf(story)
    const [name = story.id] = story.id.split('--')
    // WebP finds what the long states of a pattern or a screen share, PNG is smaller for little ones.
    const picture = `${name}.${kind === 'component' ? 'png' : 'webp'}`
    const sheet: Sheet = sheets.get(name) ?? { title: story.title, picture, stories: [], kind }
    sheet.stories.push(story)
    sheets.set(name, sheet)
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

/** The schemes at a width: width changes no color, and the parts of a screen have their own dark pictures. */
export function schemesAt({ kind }: Sheet, width: Width): readonly Scheme[] {
  return kind === 'screen' || width !== widths[0] ? ['light'] : ['light', 'dark']
}
