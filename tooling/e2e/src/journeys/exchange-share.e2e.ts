import type { Browser, Page, Request } from 'playwright/test'
import { expectAccessibleInFullRun, expectBothSchemesInFullRun } from '../support/accessibility.ts'
import { expectFocusInside } from '../support/dialog-focus.ts'
import { becomeInvestor, newInvestor } from '../support/investor.ts'
import { tabTo } from '../support/keyboard.ts'
import { openLive } from '../support/live-page.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { test } from '../support/partner-desk.ts'
import { test as provoking } from '../support/served.ts'
import { expect } from '../support/silent-console.ts'

const packet = '/exchange/packet'
const figures = new URLSearchParams({
  'sales.a.closing': '2026-11-21',
  'sales.a.price': '23456789',
  'sales.a.debtPaidOff': '400000',
  'purchases.p.equity': '55544433',
})
const name = 'Wolkenkratzer'.repeat(9)

const section = (page: Page) => page.getByRole('region', { name: 'Share with your spouse or CPA' })
const rows = (page: Page) => section(page).locator('.share-link')
const made = (page: Page) => section(page).getByRole('button', { name: 'Make a link' })
const linkValue = (page: Page) => section(page).getByLabel('The link').inputValue()

/** Signs up, enters a sale and a DST with a name, and opens the packet. */
async function arriveWithFile(page: Page, firstName: string): Promise<void> {
  await becomeInvestor(page, newInvestor(firstName))
  await openLive(page, `/exchange/list#${figures}`)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await openLive(page, packet)
  await expect(section(page)).toContainText('You have made no link yet.')
}

/** Opens a link as somebody else would: in a browser of their own, without an account. */
async function asSomebodyElse(browser: Browser, visit: (page: Page, requests: Request[]) => Promise<void>) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  try {
    await visit(page, requests)
  } finally {
    await context.close()
  }
}

const opensOf = (requests: readonly Request[]) =>
  requests.filter((request) => new URL(request.url()).pathname.startsWith('/api/exchange-shares/'))

/** All that requests carry to a server. */
const carried = (requests: readonly Request[]) =>
  requests.map((request) => `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`).join()

test('a copy is read by somebody else, whose opens are listed, until it is withdrawn', async ({
  page,
  browser,
  desk: { database },
}) => {
  await arriveWithFile(page, 'Selma')
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  await section(page).getByRole('checkbox', { name: 'Include the names I entered' }).check()
  await tabTo(page, made(page))
  await page.keyboard.press('Enter')
  await expect(section(page)).toContainText('The link is ready.')
  const link = await linkValue(page)
  const [id = '', key = ''] = new URL(link).hash.slice(1).split('.')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await section(page).getByRole('button', { name: 'Copy the link' }).click()
  await expect(section(page)).toContainText('Link copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  expect([id.length, key.length, new URL(link).search]).toEqual([32, 43, ''])
  await expectBothSchemesInFullRun(page, 'the section with a link')
  await page.setViewportSize({ width: 320, height: 740 })
  await expectNothingCutOff(page, 'the section at 320 px')
  await page.setViewportSize({ width: 1280, height: 900 })

  await test.step('the server has ciphertext, and neither figures, names nor key', async () => {
    const { rows: stored } = await database.query<{ ciphertext: string }>(
      'select * from exchange_shares where id = $1',
      [id],
    )
    expect(stored).toHaveLength(1)
    const { ciphertext = '' } = stored[0] ?? {}
    const bytes = Buffer.from(ciphertext, 'base64url')
    expect(bytes.length).toBeGreaterThan(200)
    for (const text of [JSON.stringify(stored), bytes.toString('latin1')])
      for (const secret of ['23456789', '55544433', 'Wolkenkratzer', 'purchases', key])
        expect(text).not.toContain(secret)
    expect(carried(sent)).toContain(ciphertext)
    expect(carried(sent)).not.toContain(key)
  })

  await test.step('somebody without an account reads it, and each opening is one', async () => {
    await asSomebodyElse(browser, async (reader, requests) => {
      await reader.goto(link)
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('A shared exchange')
      await expect(reader.getByText(/^Shared with you on .*; the link ends on .*\.$/)).toBeVisible()
      await expect(reader.locator('.packet')).toContainText('$23,456,789')
      await expect(reader.locator('.packet')).toContainText(name)
      await expect(reader.locator('main').locator('input, select, textarea')).toHaveCount(0)
      expect(opensOf(requests)).toHaveLength(1)
      await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expectBothSchemesInFullRun(reader, 'a shared copy')
      await tabTo(reader, reader.getByRole('button', { name: 'Print' }))
      await reader.emulateMedia({ media: 'print' })
      await expect(reader.getByRole('heading', { level: 1 })).toBeHidden()
      await expect(reader.locator('.packet')).toBeVisible()
      await reader.emulateMedia({ media: 'screen' })
      await reader.setViewportSize({ width: 320, height: 740 })
      await expectNothingCutOff(reader, 'a shared copy at 320 px')
      await reader.reload()
      await expect(reader.locator('.packet')).toContainText('$23,456,789')
      expect(opensOf(requests)).toHaveLength(2)
      expect(carried(requests)).not.toContain(key)
      const retained = await reader.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
      expect(retained).not.toContain('23456789')
      expect(retained).not.toContain(key)
    })
  })

  await test.step('the owner sees the opens', async () => {
    await page.goto('/profile/data')
    await expect(page.getByRole('region', { name: 'Links to your exchange' })).toContainText(/Opened.*;.*encrypted/s)
    await openLive(page, packet)
    await expect(rows(page)).toContainText('Opened 2 times, last')
    await rows(page).getByText('When it was opened').click()
    await expect(rows(page).locator('time')).toHaveCount(2)
    await expect(section(page).getByLabel('The link')).toHaveCount(0)
  })

  await test.step('withdrawn by keyboard, it shows nothing any more', async () => {
    const withdraw = rows(page).getByRole('button', { name: 'Withdraw' })
    await made(page).focus()
    await tabTo(page, withdraw)
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Withdraw this link?' })
    await expectFocusInside(question, 'the question before withdrawing')
    await expectAccessibleInFullRun(page, 'the question before withdrawing')
    await page.keyboard.press('Escape')
    await expect(withdraw).toBeFocused()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter')
    await expect(section(page)).toContainText('The link is withdrawn, and its content is deleted.')
    await expect(rows(page)).toContainText('Opened 2 times')
    await expect(rows(page).getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
    await asSomebodyElse(browser, async (reader) => {
      await reader.goto(link)
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link has ended')
      await expectAccessibleInFullRun(reader, 'a link that has ended')
    })
    await page.emulateMedia({ media: 'print' })
    await expect(section(page)).toBeHidden()
    const { rows: stored } = await database.query('select ciphertext from exchange_shares where id = $1', [id])
    expect(stored).toEqual([{ ciphertext: null }])
  })
})

test(
  'a link ends after its time, and five at a time are the most',
  { tag: '@full' },
  async ({ page, browser, desk: { database } }) => {
    await arriveWithFile(page, 'Tilda')
    for (let count = 1; count <= 5; count += 1) {
      await made(page).click()
      await expect(rows(page)).toHaveCount(count)
    }
    await expect(section(page)).toContainText('You have five links that open, and that is the most at a time.')
    await expect(made(page)).toHaveCount(0)
    const link = await section(page).getByLabel('The link').first().inputValue()
    const [id] = new URL(link).hash.slice(1).split('.')
    await asSomebodyElse(browser, async (reader) => {
      await reader.goto(link)
      await expect(reader.locator('.packet')).toContainText('$23,456,789')
      await expect(reader.locator('.packet')).not.toContainText('Wolkenkratzer')
    })

    await database.query(
      "update exchange_shares set created_at = created_at - interval '30 days', expires_at = now() where id = $1",
      [id],
    )
    await asSomebodyElse(browser, async (reader) => {
      await reader.goto(link)
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link has ended')
    })
    await page.reload()
    await expect(rows(page).filter({ hasText: 'Expired' })).toContainText('Opened once')
    await expect(made(page)).toBeVisible()
  },
)

test(
  'a link that is not whole is told so without an open, and one that nobody made too',
  { tag: '@full' },
  async ({ page }) => {
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.goto(`/exchange/shared#${'x'.repeat(32)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete')
    await expectAccessibleInFullRun(page, 'a link that is not whole')
    expect(opensOf(requests)).toEqual([])
    await page.goto(`/exchange/shared#${'x'.repeat(32)}.${'k'.repeat(43)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing behind this link')
    expect(opensOf(requests)).toHaveLength(1)
  },
)

test('what somebody shares leaves the own file of its reader alone', { tag: '@full' }, async ({ page, browser }) => {
  await arriveWithFile(page, 'Ulla')
  await made(page).click()
  await expect(section(page)).toContainText('The link is ready.')
  const link = await linkValue(page)
  await asSomebodyElse(browser, async (reader) => {
    const { origin } = new URL(link)
    await openLive(reader, `${origin}/exchange#${new URLSearchParams({ 'sales.b.price': '900000' })}`)
    const retained = () => reader.evaluate(() => localStorage.getItem('dst-exchange'))
    const before = await retained()
    expect(before).toContain('900000')
    await reader.goto(link)
    await expect(reader.locator('.packet')).toContainText('$23,456,789')
    expect(await retained()).toBe(before)
    await openLive(reader, `${origin}/exchange/money`)
    await expect(reader.getByLabel('Sale price')).toHaveValue(/900,000/)
  })
})

test(
  'signed out the section is one sentence, whose link leads to the sign-in and back',
  { tag: '@full' },
  async ({ page }) => {
    const investor = newInvestor('Vera')
    await becomeInvestor(page, investor)
    await page.evaluate(() => localStorage.removeItem('dst-auth'))
    await openLive(page, packet)
    await expect(section(page).locator('p')).toHaveCount(1)
    await section(page).getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email Address').fill(investor.email)
    await page.getByLabel('Password', { exact: true }).fill(investor.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(packet)
    await expect(section(page)).toContainText('There is nothing to share yet')
  },
)

provoking(
  'a server that is away or asks to wait is told, and the link opens afterwards',
  { tag: '@full' },
  async ({ page }) => {
    const link = `/exchange/shared#${'x'.repeat(32)}.${'k'.repeat(43)}`
    const calls = '**/api/exchange-shares/**'
    await page.route(calls, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: {} }))
    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText(
      /The shared exchange could not be loaded.*You can try again in/s,
    )
    await expectAccessibleInFullRun(page, 'a link that has to wait')
    await page.unroute(calls)
    await page.route(calls, (route) => route.abort())
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toContainText('Network error.')
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing behind this link')
  },
)
