import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type Browser, type BrowserContext, type Page } from 'playwright/test'
import { showByChannel } from './storybook-channel.ts'
import { storybookFolder, type Story } from './stories.ts'

export interface StoryOptions {
  /** Width of the window, in CSS pixels. */
  width: number
}

/** A window that stays open from one story to the next. */
export interface StoryPage {
  page: Page
  /** Draws the story anew and waits until its play function, fonts and images are done. Throws when it fails. */
  show(story: Story): Promise<void>
}

const origin = 'http://localhost'
const height = 800

export const test = base.extend<object, StoryOptions & { stories: StoryPage }>({
  width: [1280, { option: true, scope: 'worker' }],
  stories: [
    async ({ browser, width }, use) => {
      const context = await openContext(browser, width)
      const page = await context.newPage()
      await use({ page, show: (story) => show(page, story) })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

async function openContext(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  // No server and no network: what Storybook did not build is not there.
  await context.route('**/*', async (route) => {
    const file = join(storybookFolder, new URL(route.request().url()).pathname)
    await (existsSync(file) ? route.fulfill({ path: file }) : route.abort())
  })
  return context
}

async function show(page: Page, { id }: Story): Promise<void> {
  if (new URL(page.url()).origin !== origin) {
    // Axe has its own run; here it would only cost time.
    await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`)
    await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
  }
  const problem = await page.evaluate(showByChannel, id)
  if (problem !== undefined) throw new Error(`${id} was not drawn: ${problem}`)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode()))
  })
}

/** Height of what the story shows, with the margin around it: at most two windows of a long page. */
export function storyHeight(page: Page): Promise<number> {
  return page.evaluate((most) => {
    const margin = 16
    const shown = [...document.querySelectorAll('body *')].filter(
      (element) => element.id !== 'storybook-root' && element.checkVisibility(),
    )
    const bottoms = shown
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0)
    const lowest = Math.max(0, ...bottoms.map((box) => box.bottom + scrollY))
    return Math.min(Math.ceil(lowest) + margin, document.documentElement.scrollHeight, most)
  }, 2 * height)
}
