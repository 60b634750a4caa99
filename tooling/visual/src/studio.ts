import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from 'playwright/test'
import { layOut, type Draft, type LaidOut, type Shot } from './lay-out.ts'
import { baselinesFolder } from './made-with.ts'
import { storiesAt, widths, type Kind, type Sheet } from './sheets.ts'
import { openStoryPage, type StoryPage } from './story-page.ts'

/** Windows that stay open between sheets, and the `table` page on which their pictures are laid out. */
export interface Studio {
  /** The sheet as it looks now, compared with the committed one. */
  print(sheet: Sheet, manner?: Manner): Promise<LaidOut>
}

export interface Manner {
  /** CSS added to every page, for a look known to differ. */
  style?: string
  /** Waits until the rendering is stable, which takes twice as long. */
  patient?: boolean
}

const drawnAs = {
  component: { scale: 1, shades: 256, trim: true },
  pattern: { scale: 1, shades: 16, trim: false },
  screen: { scale: 0.5, shades: 16, trim: false },
} as const satisfies Record<Kind, Omit<Draft, 'shots' | 'baseline'>>

export const test = base.extend<object, { studio: Studio }>({
  studio: [
    async ({ browser }, use) => {
      const windows: StoryPage[] = []
      for (const width of widths) windows.push(await openStoryPage(browser, width))
      const table = await browser.newPage()
      await use({
        async print(sheet, manner = {}) {
          const shots: Shot[] = []
          for (const window of windows) shots.push(...(await photographAll(window, sheet, manner)))
          return table.evaluate(layOut, { shots, ...drawnAs[sheet.kind], baseline: committed(sheet) })
        },
      })
      await table.close()
      for (const { page } of windows) await page.context().close()
    },
    { scope: 'worker' },
  ],
})

async function photographAll(window: StoryPage, sheet: Sheet, { style, patient }: Manner): Promise<Shot[]> {
  const shots: Shot[] = []
  // A screen may keep something of another one. Its own states begin anew by themselves, as in their tests.
  if (sheet.kind === 'screen') await window.reload()
  for (const story of storiesAt(sheet, window.width)) {
    await window.show(story)
    const added = style === undefined ? undefined : await window.page.addStyleTag({ content: style })
    const pictures: string[] = []
    // The footer is the same on every screen.
    const withoutFooter = sheet.kind === 'screen' && !story.tags.includes('footer')
    for (const scheme of sheet.schemes)
      pictures.push(addressOf(await window.photograph({ scheme, patient: patient === true, withoutFooter })))
    await added?.evaluate((element) => (element as Element).remove())
    shots.push({ story: story.name, note: `${window.width} px`, pictures })
  }
  return shots
}

function committed({ picture }: Sheet): string | undefined {
  const file = join(baselinesFolder, ...picture)
  return existsSync(file) ? addressOf(readFileSync(file)) : undefined
}

function addressOf(picture: Buffer): string {
  return `data:image/png;base64,${picture.toString('base64')}`
}
