import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { pressEntry } from '../support/accordion.ts'
import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

const answer = '/faq/what-is-boot'
const term = (page: Page) => page.getByRole('main').getByRole('link', { name: 'like-kind', exact: true })
const meaning = (page: Page) => page.getByRole('dialog', { name: 'Like kind' })

for (const width of [320, 1280]) {
  test(`at ${width} px a press on a term shows its meaning, and a second press leads to its page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openLive(page, answer)
    await term(page).click()
    await expect(meaning(page)).toHaveAccessibleDescription(/^Of the same nature, whatever the quality\./)
    await expect(meaning(page)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page, `the meaning at ${width} px`)

    await page.mouse.click(5, 400)
    await expect(meaning(page)).toBeHidden()
    await expect(term(page)).toBeFocused()

    await term(page).click()
    await expect(meaning(page)).toBeVisible()
    await term(page).click()
    await expect(page).toHaveURL(/\/glossary\/like-kind$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Like kind')
  })
}

test('by keyboard a meaning opens, Escape returns to the word, and a link leads on', async ({ page }) => {
  await openLive(page, answer)
  await term(page).focus()
  await page.keyboard.press('Enter')
  await expect(meaning(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(meaning(page)).toBeHidden()
  await expect(term(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(meaning(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(meaning(page).getByRole('link', { name: 'More about this term' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/glossary\/like-kind$/)
})

test('on paper an open meaning is left out', { tag: '@full' }, async ({ page }) => {
  await openLive(page, answer)
  await term(page).click()
  await expect(meaning(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(meaning(page)).toBeHidden()
})

test('a question has an address that shows its answer, and that can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLive(page, '/faq')
  const list = page.getByRole('region', { name: 'All questions' })
  await pressEntry(list, 'What is boot, and what happens to my mortgage?')
  await list.locator('details[open]').getByRole('link', { name: 'Link to this answer' }).click()
  await expect(page).toHaveURL(new RegExp(`${answer}$`))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('What is boot, and what happens to my mortgage?')
  await expect(main.getByText('Boot is value you get in an exchange')).toBeVisible()
  await expect(main.getByText(/^Last (reviewed|edited)/)).toBeVisible()
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${answer}$`))

  await main.getByRole('button', { name: 'Copy link' }).click()
  await expect(main.getByRole('status')).toHaveText('Link copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  await main.getByRole('link', { name: 'Read it among all questions' }).click()
  await expect(page).toHaveURL(/\/faq#question=7$/)
  await expect(list.locator('details[open]')).toHaveCount(1)
})

test('an address of the list still leads to its term, and the term to its page', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/glossary#boot')
  const boot = page.locator('#boot')
  await expect(boot).toBeInViewport()
  await boot.getByRole('link', { name: 'Boot' }).click()
  await expect(page).toHaveURL(/\/glossary\/boot$/)
  await expect(page.getByRole('region', { name: 'Where it comes up' }).getByRole('link').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an answer can be read at its address, and a term is a link to its page', async ({ page }) => {
    await page.goto(answer)
    await expect(page.getByText('Boot is value you get in an exchange')).toBeVisible()
    await term(page).click()
    await expect(page).toHaveURL(/\/glossary\/like-kind\/?$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Like kind')
  })
})
