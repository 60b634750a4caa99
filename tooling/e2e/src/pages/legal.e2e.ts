import type { Page } from 'playwright/test'
import { fullUnless } from '../support/combinations.ts'
import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

const documents = [
  {
    path: '/terms',
    alias: '/terms-and-conditions',
    link: 'Terms of Service',
    title: 'Terms of Service | DST Investing',
    count: 19,
    section: /liability/i,
  },
  {
    path: '/privacy',
    alias: '/privacy-policy',
    link: 'Privacy Policy',
    title: 'Privacy Policy | DST Investing',
    count: 15,
    section: /^\d+\. Security$/,
  },
] as const

for (const { path, alias, link, title, count, section } of documents) {
  test(
    `${path} has ${count} numbered sections, each reached by the quick navigation`,
    { tag: '@full' },
    async ({ page }) => {
      await openLive(page, path)
      await expect(page.getByText('December 30, 2024').first()).toBeVisible()
      const headings = page.getByRole('article').getByRole('heading', { level: 2 })
      await expect(headings).toHaveCount(count)
      await expect(headings.last()).toHaveText(new RegExp(`^${count}\\. `))

      const entries = page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link')
      await expect(entries).toHaveCount(count)
      for (const entry of await entries.all()) {
        const href = (await entry.getAttribute('href')) ?? ''
        await entry.click()
        await expect(page).toHaveURL(new RegExp(`${href}$`))
        await expect(page.locator(href).getByRole('heading', { level: 2 })).toBeInViewport()
      }
      await page.goto(`${path}${new URL(page.url()).hash}`)
      await page.reload()
      await expect(headings.last()).toBeInViewport()
      await expect(headings.filter({ hasText: section })).toHaveCount(1)
    },
  )

  test(
    `${path} prints by either button and leads to the registration`,
    fullUnless(path === '/terms'),
    async ({ page }) => {
      await countPrints(page)
      await openLive(page, path)
      const buttons = page.getByRole('button', { name: 'Print' })
      await expect(buttons).toHaveCount(2)
      await buttons.first().click()
      await buttons.last().click()
      expect(await page.evaluate(() => (window as unknown as { prints: number }).prints)).toBe(2)
      await page.getByRole('link', { name: 'Continue to Registration' }).click()
      await expect(page).toHaveURL(/\/signup$/)
    },
  )

  test(`${path} sets the title while it shows and restores it on leaving`, { tag: '@full' }, async ({ page }) => {
    await openLive(page, '/')
    const before = await page.title()
    expect(before).toContain('Calculator')
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveTitle(title)
    await page.goBack()
    await expect(page).toHaveTitle(before)
    await page.goto(alias)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(count)
  })
}

async function countPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as { prints: number }
    counted.prints = 0
    window.print = () => {
      counted.prints += 1
    }
  })
}
