import { openLive, untilLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

test(
  'capitals and a slash at the end lead to the page for good, with query and fragment',
  { tag: '@full' },
  async ({ page, request }) => {
    for (const [written, address] of [
      ['/FAQ', '/faq'],
      ['/Learn/', '/learn'],
      ['/SignUp?from=mail', '/signup?from=mail'],
      ['/Terms-And-Conditions', '/terms-and-conditions'],
      ['/Profile/', '/profile'],
    ] as const) {
      const answer = await request.get(written, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location'], answer.headers()['cache-control']]).toEqual([
        308,
        address,
        'no-store',
      ])
    }
    await openLive(page, '/Faq/?from=mail#question=16')
    await expect(page).toHaveURL(/\/faq\?from=mail#question=16$/)
    await expect(page.locator('#faq-16')).toHaveAttribute('open')
  },
)

test('an address that leads nowhere is answered with the page that says so, which comes to life', async ({ page }) => {
  const answer = await page.goto('/no/such/page?from=mail')
  expect(answer?.status()).toBe(404)
  expect(await answer?.text()).toContain('Page Not Found')
  await untilLive(page)
  await expect(page).toHaveTitle(/Page Not Found/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.locator('main svg'), 'a drawing that asks a question').toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions')

  await page.evaluate(() => {
    window.history.pushState({}, '', '/nothing-here')
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})
