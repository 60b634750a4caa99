import type { Browser, Page } from 'playwright/test'
import { serveStorybook, storybookOrigin } from './serve-storybook.ts'
import { kindOf, widths, type Scheme, type Width } from './sheets.ts'
import { showByChannel } from './storybook-channel.ts'
import type { Story } from './stories.ts'

/** A window that stays open from one story to the next. */
export interface StoryPage {
  page: Page
  width: Width
  /** Forgets what earlier stories left behind. */
  reload(): Promise<void>
  /** Renders the story from scratch and waits for its play function, fonts and images. Throws if it fails. */
  show(story: Story): Promise<void>
  /** Takes a screenshot as a PNG. */
  photograph(exposure: Exposure): Promise<Buffer>
}

/** How a screenshot is taken. */
export interface Exposure {
  scheme: Scheme
  /** Repeats until two screenshots in a row are equal. */
  patient: boolean
  /** Leaves out the site footer. */
  withoutFooter: boolean
}

const windowHeight = 800
/**
 * Maximum height: a narrow screen is shown whole, unless it is tagged `top`; a part or a wide screen only repeats
 * itself after two windows.
 */
const most = (story: Story, width: Width) => (isFullyDisplayed(story, width) ? 15 : 2) * windowHeight
const isFullyDisplayed = (story: Story, width: Width) =>
  kindOf(story) === 'screen' && width === widths[0] && !story.tags.includes('top')
const now = Date.UTC(2026, 2, 16, 15)
const patience = 10

/** Opens a window of this width. */
export async function openStoryPage(browser: Browser, width: Width): Promise<StoryPage> {
  const context = await browser.newContext({
    viewport: { width, height: windowHeight },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const isQuiet = await serveStorybook(context)
  await context.clock.setFixedTime(now)
  const page = await context.newPage()
  let [limit, fromTop] = [0, false]
  return {
    page,
    width,
    reload: () => load(page),
    async show(story) {
      limit = most(story, width)
      fromTop = kindOf(story) === 'screen'
      await show(page, story, isQuiet)
    },
    photograph: (exposure) => photograph(page, { limit, fromTop, ...exposure }),
  }
}

async function load(page: Page): Promise<void> {
  await page.goto(`${storybookOrigin}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
}

async function show(page: Page, { id }: Story, isQuiet: () => boolean): Promise<void> {
  if (new URL(page.url()).origin !== storybookOrigin) await load(page)
  const problem = await page.evaluate(showByChannel, id)
  if (problem !== undefined) throw new Error(`${id} was not drawn: ${problem}`)
  do {
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode()))
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
  } while (!isQuiet())
}

async function photograph(page: Page, how: Exposure & { limit: number; fromTop: boolean }): Promise<Buffer> {
  const { scheme, patient, withoutFooter, limit, fromTop } = how
  const shoot = async () => {
    // The bar at the top of a screen follows whoever scrolls, and a focus may scroll late.
    if (fromTop) await page.evaluate(() => scrollTo(0, 0))
    const clip = {
      x: 0,
      y: 0,
      width: page.viewportSize()?.width ?? 0,
      height: await displayedHeight(page, withoutFooter),
    }
    clip.height = Math.min(clip.height, limit)
    return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide', scale: 'css' })
  }
  await page.evaluate((name) => void (document.documentElement.dataset['scheme'] = name), scheme)
  let picture = await shoot()
  for (let tries = 1; patient; tries += 1) {
    const next = await shoot()
    if (next.equals(picture)) return next
    if (tries === patience) throw new Error('What is shown does not come to rest.')
    picture = next
  }
  return picture
}

/** Height of the story's visible content plus its margin. */
function displayedHeight(page: Page, withoutFooter: boolean): Promise<number> {
  return page.evaluate((footless) => {
    const margin = 16
    const shown = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility() &&
        !(footless && (element.closest('footer') || element.querySelector('footer'))) &&
        element.id !== 'storybook-root',
    )
    const bottoms = shown
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0)
    const lowest = Math.max(0, ...bottoms.map((box) => box.bottom + scrollY))
    return Math.min(Math.ceil(lowest) + (footless ? 0 : margin), document.documentElement.scrollHeight)
  }, withoutFooter)
}
