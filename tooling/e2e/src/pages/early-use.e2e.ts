import type { Locator, Page } from 'playwright/test'
import { fullUnless } from '../support/combinations.ts'
import { openHeld } from '../support/held-scripts.ts'
import { untilLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

/** What is typed into each field of a page, and how it stands there once the field was left. */
type Fields = Readonly<Record<string, string | readonly [typed: string, left: string]>>

const forms: readonly (readonly [path: string, fields: Fields])[] = [
  [
    '/',
    {
      'Purchase price': ['1234567', '1,234,567'],
      'Purchase year': '2009',
      'Expected sale price': ['2345678', '2,345,678'],
      'Current debt': ['987654', '987,654'],
    },
  ],
  ['/login', { 'Email Address': 'ruth.early@example.com', Password: 'Correct 12 horses' }],
  [
    '/signup',
    {
      'First Name': 'Ruth',
      'Last Name': 'Early-Bird',
      'Email Address': 'ruth.early@example.com',
      Password: 'Correct 12 horses',
    },
  ],
  [
    '/contact',
    {
      'First name': 'Ruth',
      'Last name': 'Early-Bird',
      Email: 'ruth.early@example.com',
      Subject: 'My sale of 1234567',
      Message: 'We close on 12/4/2026, for $1,849,500.',
    },
  ],
  ['/faq', { 'Search FAQs': 'boot 1031 debt' }],
  ['/exchange', { 'When did your sale close, or when will it?': ['12/4/2026', 'Fri Dec 4, 2026'] }],
  [
    '/exchange/money',
    {
      'Sale price': ['2345678', '2,345,678'],
      'Loans that the sale pays off': ['1849500', '1,849,500'],
      'What you paid for it': ['1108495', '1,108,495'],
    },
  ],
  [
    '/exchange/compare',
    {
      'Sale price': ['2345678', '2,345,678'],
      'Loans that the sale pays off': ['1849500', '1,849,500'],
      'What you paid for it': ['1108495', '1,108,495'],
      'In use since': ['3/2015', 'March 2015'],
    },
  ],
]
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true }).first()

test.describe('before the script of a page is there', () => {
  for (const [path, fields] of forms) {
    const labels = Object.keys(fields)

    test(`what is typed on ${path} stays to the letter, and is taken in`, async ({ page }) => {
      const release = await openHeld(page, path)
      for (const [index, label] of labels.entries()) {
        const text = typedInto(fields, label)
        const half = Math.ceil(text.length / 2)
        await enter(field(page, label))
        if (index < labels.length - 1) {
          await page.keyboard.type(text)
          continue
        }
        // The page comes alive between two keys of the last one.
        await page.keyboard.type(text.slice(0, half))
        release()
        for (const key of text.slice(half)) await page.keyboard.type(key)
        await expect(field(page, label)).toHaveValue(text)
        await untilLive(page)
        await expect(field(page, label)).toHaveValue(text)
        await field(page, label).blur()
      }
      for (const label of labels) await expect(field(page, label), label).toHaveValue(valueIn(fields, label))
    })

    for (const [index, label] of labels.entries()) {
      test(
        `digits typed into ${label} of ${path} as a slow phone starts the page are all there, three times`,
        { tag: '@full' },
        async ({ page }) => {
          test.slow()
          for (const run of [0, 1, 2])
            await typeAsItStarts(page, path, field(page, label), typedInto(fields, label), index + run)
        },
      )
    }
  }

  test('the menu opens, and closes when the page is live', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const release = await openHeld(page, '/process')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const link = page.getByRole('banner').getByText('Learn', { exact: true })
    await expect(link).toBeVisible()
    release()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(link).toBeHidden()
  })

  test('a link leads on', { tag: '@full' }, async ({ page }) => {
    await openHeld(page, '/')
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
        const release = await openHeld(page, path)
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
    const release = await openHeld(page, '/faq')
    await page.getByLabel('Category').selectOption('tax')
    await page.locator('#faq-2 summary').click()
    await expect(page.locator('#faq-2')).toHaveAttribute('open')
    release()
    await expect(page).toHaveURL(/#category=tax&question=2$/)
    await expect(page.getByText(/^Showing \d+ of \d+ questions in Tax & 1031 Exchange$/)).toBeVisible()
    await expect(page.locator('#faq-2')).toHaveAttribute('open')
  })

  test('a tab shows its panel and stays chosen', { tag: '@full' }, async ({ page }) => {
    const release = await openHeld(page, '/learn')
    const link = page.getByRole('link', { name: 'Pros and Cons' })
    const panel = page.locator((await link.getAttribute('href')) ?? '')
    await expect(panel).toBeHidden()
    await link.click()
    await expect(panel).toBeVisible()
    release()
    await expect(page.getByRole('tab', { name: 'Pros and Cons' })).toHaveAttribute('aria-selected', 'true')
    await expect(panel).toBeVisible()
  })

  test('a choice is calculated, and wins over a shared calculation that has another', async ({ page }) => {
    const release = await openHeld(page, '/#debt=200000&type=commercial&rate=5')
    await page.getByRole('radio', { name: 'Residential' }).check()
    await enter(field(page, 'Purchase year'))
    await page.keyboard.type('2013')
    release()
    await expect(page).toHaveURL(/year=2013&type=residential.*debt=200000&rate=5/)
    await expect(page.getByRole('radio', { name: 'Residential' })).toBeChecked()
    await expect(field(page, 'Current debt')).toHaveValue('200,000')
  })

  test('what is typed wins over what this device keeps of the exchange', async ({ page }) => {
    await page.goto('/exchange/money')
    await untilLive(page)
    await field(page, 'Sale price').fill('1,000,000')
    await field(page, 'What you paid for it').fill('500,000')
    await field(page, 'What you paid for it').blur()
    const release = await openHeld(page, '/exchange/money')
    await field(page, 'Sale price').click()
    await page.keyboard.type('2345678')
    release()
    await expect(field(page, 'What you paid for it')).toHaveValue('500,000')
    await expect(field(page, 'Sale price')).toHaveValue('2345678')
    await field(page, 'Sale price').blur()
    await page.reload()
    await expect(field(page, 'Sale price')).toHaveValue('2,345,678')
  })

  for (const [path, name] of [
    ['/login', 'Sign In'],
    ['/signup', 'Create Account'],
    ['/contact', 'Send Message'],
  ] as const) {
    test(`${path} can be sent once it is live, and what was typed is never in an address`, async ({ page }) => {
      const release = await openHeld(page, path)
      const button = page.getByRole('main').getByRole('button', { name, exact: true })
      await expect(button).toBeDisabled()
      const email = page.getByRole('main').getByLabel(/^Email/)
      await email.fill('early@example.com')
      await email.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      release()
      await expect(button).toBeEnabled()
      await email.press('Enter')
      await expect(page.getByRole('link', { name: /is required/ }).first()).toBeVisible()
      await expect(email).toHaveValue('early@example.com')
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    })
  }
})

test('scripts start after the first paint, and wait for no person', { tag: '@full' }, async ({ page }) => {
  await page.goto('/learn')
  await expect(page.getByRole('tab').first()).toBeVisible()
  // By the page's own clock: the browser's request and page events arrive in no fixed order.
  const [painted, scripts] = await page.evaluate(
    () =>
      [
        performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ] as const,
  )
  expect(scripts.length).toBeGreaterThan(1)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted)
})

/** Enters a field as a finger does, and selects what stands in it. */
async function enter(input: Locator): Promise<void> {
  await input.click()
  await input.selectText()
}

/** Types one key every 250 to 400 ms from the first paint on, on a phone as slow as they come, until all are typed. */
async function typeAsItStarts(page: Page, path: string, input: Locator, text: string, turn: number): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  const phone = await page.context().newCDPSession(page)
  await phone.send('Network.enable')
  await phone.send('Network.emulateNetworkConditions', slowLine)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('about:blank')
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await enter(input)
  await page.keyboard.type(text, { delay: 250 + 50 * (turn % 4) })
  await expect(input).toHaveValue(text)
  await phone.detach()
  await untilLive(page)
  await expect(input).toHaveValue(text)
}

const kilobits = 1000 / 8
const slowLine = { offline: false, latency: 150, downloadThroughput: 1600 * kilobits, uploadThroughput: 750 * kilobits }

const typedInto = (fields: Fields, label: string) => [fields[label]].flat()[0] ?? ''
const valueIn = (fields: Fields, label: string) => [fields[label]].flat().at(-1) ?? ''
