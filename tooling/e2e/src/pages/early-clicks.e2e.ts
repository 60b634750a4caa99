import type { Page } from 'playwright/test'
import { fullUnless } from '../support/combinations.ts'
import { holdScripts } from '../support/held-scripts.ts'
import { expect, test } from '../support/silent-console.ts'

test.describe('before the script of a page is there', () => {
  test('the menu opens, and closes when the page is live', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const release = await holdScripts(page)
    await page.goto('/process')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const link = page.getByRole('banner').getByText('Learn', { exact: true })
    await expect(link).toBeVisible()
    release()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(link).toBeHidden()
  })

  test('a link leads on', { tag: '@full' }, async ({ page }) => {
    await holdScripts(page)
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Process' }).click()
    await expect(page).toHaveURL(/\/process$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your Expert Gateway')
  })

  for (const path of ['/login', '/signup']) {
    test(
      `what is typed on ${path} replaces an address that is filled in after its field was entered`,
      fullUnless(path === '/login'),
      async ({ page }) => {
        await page.goto('/faq')
        await page.evaluate(() => sessionStorage.setItem('prefilledEmail', 'ruth@example.com'))
        const release = await holdScripts(page)
        await page.goto(path)
        const email = page.getByLabel('Email Address')
        await email.focus()
        release()
        await expect(email).toHaveValue('ruth@example.com')
        await page.keyboard.type('ada@example.com')
        await expect(email).toHaveValue('ada@example.com')
      },
    )
  }

  test('a category narrows the questions, one of them opens and stays open, and both come into the address', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/faq')
    await page.getByLabel('Category').selectOption('tax')
    await page.locator('#faq-2 summary').click()
    await expect(page.locator('#faq-2')).toHaveAttribute('open')
    release()
    await expect(page).toHaveURL(/#category=tax&question=2$/)
    await expect(page.getByText(/^Showing \d+ of \d+ questions in Tax & 1031 Exchange$/)).toBeVisible()
    await expect(page.locator('#faq-2')).toHaveAttribute('open')
  })

  test('a tab shows its panel and stays chosen', { tag: '@full' }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/learn')
    const link = page.getByRole('link', { name: 'Pros and Cons' })
    const panel = page.locator((await link.getAttribute('href')) ?? '')
    await expect(panel).toBeHidden()
    await link.click()
    await expect(panel).toBeVisible()
    release()
    await expect(page.getByRole('tab', { name: 'Pros and Cons' })).toHaveAttribute('aria-selected', 'true')
    await expect(panel).toBeVisible()
  })

  test('an amount that was typed, a choice and each press of a stepper are calculated', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/')
    const debt = page.getByLabel('Current debt', { exact: true })
    await debt.click()
    await debt.press('ControlOrMeta+a')
    await debt.pressSequentially('250000')
    await page.getByRole('radio', { name: 'Residential' }).check()
    const year = page.getByLabel('Purchase year', { exact: true })
    await page.getByRole('button', { name: 'Decrease Purchase year' }).click()
    await page.getByRole('button', { name: 'Decrease Purchase year' }).click()
    await expect(year).toHaveValue('2015')
    release()
    await expect(year).toHaveValue('2013')
    await expect(debt).toHaveValue('250,000')
    await expect(page).toHaveURL(/year=2013&type=residential.*debt=250000/)
    await expect(page.getByRole('radio', { name: 'Residential' })).toBeChecked()
  })

  test('a search and a category narrow the questions', { tag: '@full' }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/faq')
    await page.getByLabel('Category').selectOption('tax')
    await page.getByLabel('Search FAQs').fill('boot')
    release()
    await expect(page.getByLabel('Search FAQs')).toHaveValue('boot')
    await expect(page.getByText(/^Showing \d+ of \d+ questions in Tax & 1031 Exchange matching "boot"$/)).toBeVisible()
    await expect(page).toHaveURL(/category=tax&search=boot/)
  })

  test('a sign-in is sent once, and never as an address', async ({ page }) => {
    const release = await holdScripts(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/token')) sent.push(request.url())
    })
    await page.goto('/login')
    await page.getByLabel('Email Address').fill('early@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/login$/)
    release()
    await expect(page).toHaveURL(/\/signup$/)
    await expect(page.getByText('No account found – please register')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('a field that lacks its entry is told so', { tag: '@full' }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/contact')
    await page.getByLabel('First name').fill('Margaret')
    await page.getByRole('button', { name: 'Send Message' }).click()
    release()
    await expect(page.getByRole('link', { name: 'Last name is required' })).toBeVisible()
    await expect(page.getByText('First name is required')).toBeHidden()
    await expect(page.getByLabel('First name')).toHaveValue('Margaret')
  })
})

/** Adds an image that never arrives, so the page never finishes loading. */
async function keepLoading(page: Page): Promise<void> {
  await page.route('**/never.png', () => undefined)
  await page.addInitScript(() => {
    new Image().src = '/never.png'
  })
}

test('scripts wait for the loaded page, and do not wait for a person', { tag: '@full' }, async ({ page }) => {
  await page.goto('/learn')
  await expect(page.getByRole('tab').first()).toBeVisible()
  // By the page's own clock: the browser's request and page events arrive in no fixed order.
  const [loaded, scripts] = await page.evaluate(
    () =>
      [
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ] as const,
  )
  expect(scripts.length).toBeGreaterThan(1)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loaded)
})

test('a pointer that rests where the page appears is no person, one that moves is', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  await keepLoading(page)
  await page.goto('/learn', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  // Browsers send this when a page appears under the pointer, at an unpredictable time.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })))
  // The page's requests arrive in the order in which it makes them.
  const asked = page.waitForRequest('/config.json')
  await page.evaluate(() => void fetch('/config.json'))
  await asked
  expect(scripts).toEqual([])
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 300)
  await expect.poll(() => scripts.length).toBeGreaterThan(1)
})

test('a press starts the script of a page that is still loading', { tag: '@full' }, async ({ page }) => {
  await keepLoading(page)
  await page.goto('/learn', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Pros and Cons' }).click()
  await expect(page.getByRole('tab', { name: 'Pros and Cons' })).toHaveAttribute('aria-selected', 'true')
})
