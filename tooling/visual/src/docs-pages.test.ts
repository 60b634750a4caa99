import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, test, type Page } from 'playwright/test'
import { serveStorybook, storybookOrigin } from './serve-storybook.ts'
import { readDocsPages, readStories } from './stories.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const pages = readDocsPages()

test('every component and every pattern has its docs page', () => {
  const titles = new Set(
    readStories()
      .map(({ title }) => title)
      .filter((title) => !title.startsWith('Screens/')),
  )
  const documented = new Set(pages.map(({ title }) => title))
  expect([...titles].filter((title) => !documented.has(title))).toEqual([])
  expect(titles.size).toBeGreaterThanOrEqual(60)
})

// All docs pages of parts are composed alike, so one of each kind stands for the rest.
for (const title of ['Components/Button', 'Patterns/NavigationBar']) {
  test(`the docs of ${title} are complete, and can be read in the dark`, async ({ page }) => {
    await openDocs(page, title)
    const headings = ['Use it for', 'Not for', 'Do and don’t', 'Keyboard', 'Accessible name', 'Props', 'Every state']
    for (const name of headings) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(
      page.getByText(/^(Stable|Experimental)\. (Last changed in @dst\/ui \d|Changed in the next)/),
    ).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    expect(await lowContrast(page)).toEqual([])
  })
}

test('a prop is documented with its type and its default', async ({ page }) => {
  await openDocs(page, 'Components/Button')
  const variant = page.getByRole('row').filter({ has: page.getByText('variant', { exact: true }) })
  await expect(variant).toContainText('"danger""primary""quiet""secondary"')
  await expect(variant.getByRole('cell').nth(2)).toHaveText('"primary"')
})

test('a part that covers its page stands in a frame, in the scheme of the docs', async ({ page }) => {
  await openDocs(page, 'Components/Dialog')
  const frame = page.frameLocator('iframe').first()
  await expect(frame.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
})

test('what is laid out for the width of a page is not squeezed into half of it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openDocs(page, 'Components/Footer')
  const drawings = page.locator('.docs-example-drawing')
  await expect(drawings).toHaveCount(2)
  const overflows = (drawing: Element) => drawing.scrollWidth > drawing.clientWidth
  expect(await Promise.all((await drawings.all()).map((drawing) => drawing.evaluate(overflows)))).toEqual([
    false,
    false,
  ])
})

test('the introduction can be read in the dark, with its tables as tables', async ({ page }) => {
  await openDocs(page, 'Introduction')
  await expect(page.getByRole('heading', { name: 'Where to look' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(2)
  await expect(page.getByRole('row', { name: 'a consent' })).toContainText('Checkbox')
  await expect(page.getByText('|', { exact: false })).toHaveCount(0)
  expect(await lowContrast(page)).toEqual([])
})

test('search opens by the keys that the introduction names, and finds what has another name elsewhere', async ({
  page,
}) => {
  await serveStorybook(page.context())
  await page.goto(`${storybookOrigin}/index.html?path=/docs/introduction--docs`)
  const search = page.locator('#storybook-explorer-searchfield')
  await expect(search).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  for (const [word, found] of [
    ['modal', 'Dialog'],
    ['dropdown', 'Select'],
    ['alert', 'Banner'],
    ['login', 'Sign in'],
    ['boot', 'Exchange money'],
  ] as const) {
    await search.fill(word)
    await expect(page.getByRole('option', { name: found }).first(), word).toBeVisible()
  }
})

async function openDocs(page: Page, title: string): Promise<void> {
  const id = pages.find((each) => each.title.split(' (')[0] === title)?.id ?? `no page of ${title}`
  await serveStorybook(page.context())
  await page.goto(`${storybookOrigin}/iframe.html?viewMode=docs&id=${id}&globals=scheme:dark`)
}

/** What axe finds too faint on the page, one line per element. */
async function lowContrast(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } }
    const { violations } = await axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
    return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`))
  })
}
