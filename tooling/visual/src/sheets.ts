import { readStories, type Story } from './stories.ts'

/** Stories that share a picture: all states of a component, or a single page. */
export interface Sheet {
  title: string
  /** Where its picture lies below `baselines`. */
  picture: [folder: string, file: string]
  stories: Story[]
  /** Shown side by side for each story. */
  schemes: readonly Scheme[]
  /** A page keeps its whole area; of a component the empty paper around it is cut off. */
  isPage: boolean
}

export type Scheme = 'light' | 'dark'

/** Widths of the window, in CSS pixels. */
export const widths = [360, 1280] as const
export type Width = (typeof widths)[number]

const bothSchemes = ['light', 'dark'] as const

/** The sheets of today's stories: one a component, one a state of a pattern or screen. */
export function listSheets(stories: readonly Story[] = readStories()): Sheet[] {
  const sheets = new Map<string, Sheet>()
  for (const story of stories) {
    const isPage = !story.title.startsWith('Components/')
    const [folder = story.id, state = ''] = story.id.split('--')
    const key = isPage ? story.id : folder
    const sheet: Sheet = sheets.get(key) ?? {
      title: isPage ? `${story.title} ${story.name}` : story.title,
      picture: [folder, isPage ? `${state}.png` : 'states.png'],
      stories: [],
      // A screen is made of parts that have their own pictures in the dark.
      schemes: story.title.startsWith('Screens/') ? ['light'] : bothSchemes,
      isPage,
    }
    sheet.stories.push(story)
    sheets.set(key, sheet)
  }
  return [...sheets.values()]
}

/** The stories of a sheet at a width: those tagged `narrow` are made for small screens only. */
export function storiesAt({ stories }: Sheet, width: Width): Story[] {
  return stories.filter(({ tags }) => width === widths[0] || !tags.includes('narrow'))
}
