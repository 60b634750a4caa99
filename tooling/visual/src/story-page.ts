import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright/test'
import { freeze } from './frozen.ts'
import type { Scheme, Width } from './sheets.ts'
import { showByChannel } from './storybook-channel.ts'
import { storybookFolder, type Story } from './stories.ts'

/** A window that stays open from one story to the next. */
export interface StoryPage {
  page: Page
  width: Width
  /** Draws the story anew and waits until its play function, fonts and images are done. Throws when it fails. */
  show(story: Story): Promise<void>
  /** A picture of what is shown, as a PNG; a `patient` one only when two in a row are the same. */
  photograph(scheme: Scheme, patient?: boolean): Promise<Buffer>
}

const origin = 'http://localhost'
const windowHeight = 800
// A long screen is shown whole, of a part the first two windows: the rest of it says the same again.
const most = (title: string) => (title.startsWith('Screens/') ? 15 : 2) * windowHeight
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
  let open = 0
  // No server and no network: what Storybook did not build is not there.
  await context.route('**/*', async (route) => {
    const file = join(storybookFolder, new URL(route.request().url()).pathname)
    open += 1
    await (existsSync(file) ? route.fulfill({ path: file }) : route.abort())
    open -= 1
  })
  await context.addInitScript(freeze, now)
  const page = await context.newPage()
  let limit = 0
  return {
    page,
    width,
    async show(story) {
      limit = most(story.title)
      await show(page, story, () => open === 0)
    },
    photograph: (scheme, patient = false) => photograph({ page, limit, scheme, patient }),
  }
}

async function show(page: Page, { id, title }: Story, isQuiet: () => boolean): Promise<void> {
  // A screen may keep something from the one before it; parts do not, and are shown ten times as fast in one document.
  if (title.startsWith('Screens/') || new URL(page.url()).origin !== origin) {
    // Axe has its own run; here it would only cost time.
    await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`)
    await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
  }
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

interface Exposure {
  page: Page
  /** Height of a picture at most. */
  limit: number
  scheme: Scheme
  patient: boolean
}

async function photograph({ page, limit, scheme, patient }: Exposure): Promise<Buffer> {
  await page.evaluate((name) => void (document.documentElement.dataset['scheme'] = name), scheme)
  let picture = await shoot(page, limit)
  for (let tries = 1; patient; tries += 1) {
    const next = await shoot(page, limit)
    if (next.equals(picture)) return next
    if (tries === patience) throw new Error('What is shown does not come to rest.')
    picture = next
  }
  return picture
}

async function shoot(page: Page, limit: number): Promise<Buffer> {
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: await storyHeight(page, limit) }
  return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide', scale: 'css' })
}

/** Height of what the story shows, with the margin around it. */
function storyHeight(page: Page, limit: number): Promise<number> {
  return page.evaluate((highest) => {
    const margin = 16
    const shown = [...document.querySelectorAll('body *')].filter(
      (element) => element.id !== 'storybook-root' && element.checkVisibility(),
    )
    const bottoms = shown
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0)
    const lowest = Math.max(0, ...bottoms.map((box) => box.bottom + scrollY))
    return Math.min(Math.ceil(lowest) + margin, document.documentElement.scrollHeight, highest)
  }, limit)
}
