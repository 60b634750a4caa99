import type { Page } from 'playwright/test'
import { expect, test } from '../support/silent-console.ts'

const modulePath = '/insights.js'
const countingModule = 'export const pageView = (path) => (globalThis.countedViews ??= []).push(path)'

/** Turns analytics on for this page, as `ANALYTICS_PATH` does for all. */
async function switchOn(page: Page, body: string | undefined) {
  await page.route('/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...config, analyticsPath: modulePath } })
  })
  if (body !== undefined)
    await page.route(modulePath, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

const views = (page: Page) => page.evaluate(() => (globalThis as { countedViews?: string[] }).countedViews)

test('page views carry the path alone, also from page to page', async ({ page }) => {
  await switchOn(page, countingModule)
  await page.goto('/learn?utm_source=letter#pros-and-cons')
  await expect.poll(() => views(page)).toEqual(['/learn'])
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect.poll(() => views(page)).toEqual(['/learn', '/faq'])
})

test('the tokens of a mailed link are not counted', { tag: '@full' }, async ({ page }) => {
  await switchOn(page, countingModule)
  await page.goto('/reset-password?code=secret#access_token=secret&type=recovery')
  await expect.poll(() => views(page)).toEqual(['/reset-password'])
})

test('a module that is not there is one line in the console', { tag: '@full' }, async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => {
    // The browser logs the response itself; this counts what the site logs.
    if (!message.text().startsWith('Failed to load resource')) lines.push(`${message.type()} ${message.text()}`)
  })
  await switchOn(page, undefined)
  await page.goto('/learn')
  await expect.poll(() => lines).toEqual(['info analytics/failed'])
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions')
  expect(lines).toEqual(['info analytics/failed'])
})

test('switched off, nothing is loaded for analytics', async ({ page, baseURL }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url().replace(baseURL ?? '', '')))
  const answered = page.waitForResponse('/config.json')
  await page.goto('/learn')
  expect(((await (await answered).json()) as { analyticsPath: null }).analyticsPath).toBeNull()
  // A second view would be counted after the first.
  const questions = page.waitForResponse('/api/faqs')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions')
  await questions
  expect(
    requested.filter(
      (path) =>
        !/^\/(learn|assets\/.+|config\.json|faq\.data|api\/faqs|favicon\.svg|manifest\.webmanifest|icon-.+\.png)$/.test(
          path,
        ),
    ),
  ).toEqual([])
})
