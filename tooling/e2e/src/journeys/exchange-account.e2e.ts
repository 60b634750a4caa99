import type { Browser, Page } from 'playwright/test'
import { expectBothSchemesInFullRun } from '../support/accessibility.ts'
import { dayZone, daysAgo } from '../support/day-zone.ts'
import { expectFocusInside } from '../support/dialog-focus.ts'
import {
  accessToken,
  becomeInvestor,
  newInvestor,
  signIn,
  signOut,
  takeSession,
  type Investor,
} from '../support/investor.ts'
import { tabTo } from '../support/keyboard.ts'
import { openLive, untilLive } from '../support/live-page.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

const saved = (page: Page) => expect(page.getByText('Saved in your account, and kept on this device.')).toBeVisible()
const price = (page: Page) => page.getByRole('textbox', { name: 'Sale price' })
const closing = (page: Page) => page.getByRole('textbox', { name: 'When did your sale close, or when will it?' })
const keep = (page: Page) => page.getByRole('button', { name: 'Keep in my account' })

test.use({ timezoneId: dayZone })

/** Types into a field and leaves it. */
async function enter(page: Page, field: ReturnType<typeof price>, text: string): Promise<void> {
  await field.fill(text)
  await page.keyboard.press('Tab')
}

/** Opens the exchange and puts a first price into the account. */
async function saveInAccount(page: Page, text: string): Promise<void> {
  await openLive(page, '/exchange/money')
  await enter(page, price(page), text)
  await expect(page.getByText('Kept on this device.', { exact: true })).toBeVisible()
  await keep(page).click()
  await saved(page)
}

/** The same person on another device, at the exchange. */
async function otherDevice(browser: Browser, baseURL: string | undefined, investor: Investor): Promise<Page> {
  const page = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
  await takeSession(page, investor)
  await openLive(page, '/exchange/money')
  return page
}

/** What the account has. */
async function inAccount(page: Page, token: string) {
  const answer = await page.request.get('/api/me/exchange-file', { headers: { authorization: `Bearer ${token}` } })
  const { saved: copy } = (await answer.json()) as { saved: { file: { sales: { price?: number }[] } } | null }
  return copy?.file.sales.map((sale) => sale.price)
}

test('two devices edit one exchange: it is the same on both, and a field that both changed is a choice', async ({
  page,
  browser,
  baseURL,
}) => {
  const ada = newInvestor('Ada')
  await becomeInvestor(page, ada)
  await saveInAccount(page, '900,000')
  const token = await accessToken(page)

  const other = await otherDevice(browser, baseURL, ada)
  await saved(other)
  await expect(price(other)).toHaveValue('900,000')
  await enter(other, other.getByRole('textbox', { name: 'What you paid for it' }), '400,000')
  await enter(other, price(other), '1,000,000')
  await saved(other)
  await expect.poll(() => inAccount(page, token)).toEqual([1_000_000])

  // The first device has not heard of it yet.
  await enter(page, price(page), '950,000')
  const question = page.getByRole('dialog', { name: 'Your exchange was changed on another device' })
  await expect(question.getByRole('radiogroup', { name: /Sale 1: Sale price/ })).toContainText(
    /This device.*\$950,000.*The other device.*\$1,000,000/s,
  )
  await expectFocusInside(question, 'the choice')
  await expectBothSchemesInFullRun(page, 'the choice')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNothingCutOff(page, 'the choice at 320 px')
  await page.setViewportSize({ width: 1280, height: 900 })

  // Nothing is saved until it is settled, whatever happens.
  await question.getByRole('button', { name: 'Decide later' }).click()
  await enter(page, page.getByRole('textbox', { name: 'Loans that the sale pays off' }), '100,000')
  await page.reload()
  await untilLive(page)
  await expect(question).toContainText('Nothing from this device is saved')
  expect(await inAccount(page, token)).toEqual([1_000_000])

  await question.getByRole('button', { name: 'Save my choices' }).click()
  await expect(question.getByRole('link', { name: 'Choose what stays for “Sale 1: Sale price”' })).toBeVisible()
  await question.getByRole('radio', { name: 'The other device' }).check()
  await tabTo(page, question.getByRole('button', { name: 'Save my choices' }))
  await page.keyboard.press('Enter')
  await saved(page)
  await expect(price(page)).toHaveValue('1,000,000')
  await expect(page.getByRole('textbox', { name: 'What you paid for it' })).toHaveValue('400,000')

  await other.reload()
  await untilLive(other)
  await expect(other.getByRole('textbox', { name: 'Loans that the sale pays off' })).toHaveValue('100,000')

  await page.getByRole('button', { name: 'Remove from my account' }).click()
  const removal = page.getByRole('alertdialog')
  await expectBothSchemesInFullRun(page, 'the removal')
  await removal.getByRole('button', { name: 'Remove from my account' }).click()
  await expect(keep(page)).toBeVisible()
  await expect(price(page)).toHaveValue('1,000,000')
  expect(await inAccount(page, token)).toBeUndefined()
})

test('what was cleared while signed out leaves the account’s copy as it is', { tag: '@full' }, async ({ page }) => {
  const ben = newInvestor('Ben')
  await becomeInvestor(page, ben)
  await saveInAccount(page, '900,000')
  // The session ends by itself: the file stays, and says where it is.
  await page.evaluate(() => localStorage.removeItem('dst-auth'))
  await page.reload()
  await untilLive(page)
  await expect(page.getByText('You are signed out: changes reach your account once you sign in.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(price(page)).toHaveValue('')

  await signIn(page, ben, { rememberMe: true })
  await openLive(page, '/exchange/money')
  await saved(page)
  await expect(price(page)).toHaveValue('900,000')

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Clear your exchange here and in your account?' })
  await question.getByRole('button', { name: 'Clear both' }).click()
  await expect(price(page)).toHaveValue('')
  expect(await inAccount(page, await accessToken(page))).toBeUndefined()
})

test(
  'another person in the same browser neither sees nor uploads it, and it comes back to its own',
  { tag: '@full' },
  async ({ page }) => {
    const cleo = newInvestor('Cleo')
    const dan = newInvestor('Dan')
    await becomeInvestor(page, dan)
    await becomeInvestor(page, cleo)
    await saveInAccount(page, '900,000')
    await page.goto('/robots.txt')
    // Her session ends while a change is not saved yet.
    await page.evaluate(() => {
      localStorage.removeItem('dst-auth')
      const stored = JSON.parse(localStorage.getItem('dst-exchange') ?? '') as { file: { sales: { price: number }[] } }
      for (const sale of stored.file.sales) sale.price = 970_000
      localStorage.setItem('dst-exchange', JSON.stringify(stored))
    })

    await signIn(page, dan, { rememberMe: true })
    await expect(page.getByText('No exchange is saved in your account.')).toBeVisible()
    await openLive(page, '/exchange/money')
    await expect(page.getByText('What you enter stays on this device.', { exact: true })).toBeVisible()
    await expect(price(page)).toHaveValue('')
    await enter(page, price(page), '5,000')
    await expect(keep(page)).toBeVisible()
    expect(await inAccount(page, await accessToken(page))).toBeUndefined()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await signOut(page)

    await signIn(page, cleo, { rememberMe: true })
    await openLive(page, '/exchange/money')
    await saved(page)
    await expect(price(page)).toHaveValue('970,000')
    expect(await inAccount(page, await accessToken(page))).toEqual([970_000])
  },
)

test('a sign-out saves what was just typed and takes it off the device; the day is in the bar until then', async ({
  page,
}) => {
  const eve = newInvestor('Eve')
  await becomeInvestor(page, eve)
  await openLive(page, '/exchange')
  await enter(page, closing(page), daysAgo(17))
  await keep(page).click()
  await saved(page)
  await expect(page.getByRole('link', { name: 'Day 17 of 45 of your exchange' })).toBeVisible()
  await openLive(page, '/profile')
  await expect(page.getByText('Day 17 of 45', { exact: true })).toBeVisible()
  await expect(page.getByText('Your exchange is saved in your account.', { exact: false })).toBeVisible()
  await expectBothSchemesInFullRun(page, 'the profile with an exchange')
  await page.getByRole('link', { name: 'Open your exchange' }).click()
  // Heard from before the day is typed: on a slow machine it may be saved before somebody signs out.
  const saves = page.waitForRequest(
    (request) => request.method() === 'PUT' && (request.postData()?.includes(daysAgo(16)) ?? false),
  )
  await enter(page, closing(page), daysAgo(16))
  await signOut(page)
  await saves
  await expect(page.getByText('It was removed from this device.', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /of your exchange/ })).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('dst-exchange')))).toEqual(
    [],
  )
})

test(
  'a sign-out without a connection keeps on the device what could not be saved, and says so',
  { tag: '@full' },
  async ({ page }) => {
    const fay = newInvestor('Fay')
    await becomeInvestor(page, fay)
    await saveInAccount(page, '900,000')
    await page.route('**/api/me/exchange-file', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 429, json: { error: 'Too many' } })
        : route.continue(),
    )
    await enter(page, price(page), '950,000')
    await expect(
      page.getByText('The latest changes could not be saved to your account.', { exact: false }).first(),
    ).toBeVisible()
    await signOut(page)
    await expect(
      page.getByText('Your exchange has changes that are not in your account', { exact: true }),
    ).toBeVisible()
    await openLive(page, '/exchange/money')
    await expect(price(page)).toHaveValue('950,000')
    await expect(page.getByText('You are signed out: changes reach your account once you sign in.')).toBeVisible()

    await page.unroute('**/api/me/exchange-file')
    await signIn(page, fay, { rememberMe: true })
    await openLive(page, '/exchange/money')
    await saved(page)
    await expect.poll(async () => inAccount(page, await accessToken(page))).toEqual([950_000])

    // The copy leaves the device from a page that shows nothing of the exchange, too.
    await openLive(page, '/terms')
    await signOut(page)
    await expect(page.getByText('It was removed from this device.', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('dst-exchange'))).toBeNull()
  },
)
