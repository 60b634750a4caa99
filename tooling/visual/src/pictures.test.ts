import { hasPackagedBrowser } from '@dst/browser'
import { expect, test as base, type Page } from 'playwright/test'
import { sheetPage, type Shot } from './sheet-page.ts'
import { listSheets, schemesAt, storiesAt, widths, type Sheet } from './sheets.ts'
import { openStoryPage, type StoryPage } from './story-page.ts'

const test = base.extend<object, { windows: StoryPage[] }>({
  // They stay open between sheets.
  windows: [
    async ({ browser }, use) => {
      const windows: StoryPage[] = []
      for (const width of widths) windows.push(await openStoryPage(browser, width))
      await use(windows)
      for (const { page } of windows) await page.context().close()
    },
    { scope: 'worker' },
  ],
})

test.skip(
  !hasPackagedBrowser({ platform: process.platform, architecture: process.arch }),
  'Pictures are compared on Linux x64 only: there is no packaged browser for this system, and others draw differently.',
)

const sheets = listSheets()

for (const sheet of sheets) {
  test(sheet.title, async ({ page, windows }, { config }) => {
    const compare = () => expect(page).toHaveScreenshot(sheet.picture, { fullPage: true })
    await layOut(page, sheet, { windows, patient: config.updateSnapshots !== 'none' })
    // The difference may be unfinished rendering. To be patient with every state would take half as long again.
    await compare().catch(async () => {
      await layOut(page, sheet, { windows, patient: true })
      await compare()
    })
  })
}

// Tests the comparison itself: it finds changes that the eye can miss.
for (const [change, style] of [
  ['an accent that is a little lighter', ':root { --accent: light-dark(#235245, #93cbb3) }'],
  ['a padding that is 2 px wider', ".ui-button[data-size='small'] { padding-inline-end: calc(var(--space-2) + 2px) }"],
  ['an icon that is a little thicker', '.ui-button svg { stroke-width: 2.2 }'],
] as const) {
  test(`${change} is not taken for the same picture`, async ({ page, windows }, { config }) => {
    test.skip(config.updateSnapshots !== 'none', 'It is compared with what is committed.')
    const button = sheets.find(({ title }) => title === 'Components/Button')
    if (button === undefined) throw new Error('There is no sheet of the button.')
    await layOut(page, button, { windows, patient: true, style })
    await expect(page).not.toHaveScreenshot(button.picture, { fullPage: true })
  })
}

interface Manner {
  windows: readonly StoryPage[]
  /** Waits until the rendering of each state is stable. */
  patient: boolean
  /** CSS added to every page, for a look known to differ. */
  style?: string
}

async function layOut(page: Page, sheet: Sheet, { windows, ...manner }: Manner): Promise<void> {
  const shots: Shot[] = []
  for (const window of windows) shots.push(...(await photographAll(window, sheet, manner)))
  await page.setContent(sheetPage(shots, sheet.kind))
}

async function photographAll(
  window: StoryPage,
  sheet: Sheet,
  { style, patient }: Omit<Manner, 'windows'>,
): Promise<Shot[]> {
  const shots: Shot[] = []
  // A screen may keep something of another one. Its own states begin anew by themselves, as in their tests.
  if (sheet.kind === 'screen') await window.reload()
  for (const story of storiesAt(sheet, window.width)) {
    await window.show(story)
    const added = style === undefined ? undefined : await window.page.addStyleTag({ content: style })
    const pictures: Buffer[] = []
    // The footer is the same on every screen.
    const withoutFooter = sheet.kind === 'screen' && !story.tags.includes('footer')
    for (const scheme of schemesAt(sheet, window.width))
      pictures.push(await window.photograph({ scheme, patient, withoutFooter }))
    await added?.evaluate((element) => (element as Element).remove())
    shots.push({ label: `${story.name}, ${window.width} px`, pictures })
  }
  return shots
}
