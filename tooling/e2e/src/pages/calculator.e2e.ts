import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { fullUnless } from '../support/combinations.ts'
import { openLive, untilAtRest, untilIdle } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

const shared = '/#bought=750000&year=2009&type=residential&sale=1900000&debt=250000&rate=7'
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const line = (page: Page, label: string) =>
  page.locator('details', { has: page.getByText(label, { exact: true }) }).locator('summary')
const amounts = (page: Page) => page.locator('.ui-ledger-amount').allTextContents()
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const figures = [
  '$2,000,000',
  '−$400,000',
  '−$251,282',
  '$200,000',
  '$51,282',
  '$205,128',
  '$1,348,718',
  '$1,600,000',
  '$251,282',
  '$96,000',
  '$8,000',
  '$672,000',
  '$2,059,748',
]

test('the starting figures, each with its calculation', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/')
  expect(await amounts(page)).toEqual(figures)
  await line(page, 'Capital gains tax').click()
  await expect(page.getByText('20% × ($2,000,000 − $1,000,000) = $200,000')).toBeVisible()
  await line(page, 'Future equity after 7 years').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('($1,600,000 + $400,000) × 1.03⁷ − $400,000 = $2,059,748')).toBeVisible()
  await page.getByText('Show the years as a table').click()
  await expect(page.getByRole('row', { name: '7 $672,000 $2,059,748' })).toBeVisible()
})

test('where there is a pointer a closed line explains itself at the pointer and at the focus', async ({ page }) => {
  await openLive(page, '/')
  const gains = line(page, 'Capital gains tax')
  // What comes after the page replaces no line that is in use.
  await expect(gains).toHaveAttribute('data-state', 'closed')
  const tooltip = page.locator('.ui-tooltip')
  await gains.hover()
  await expect(tooltip).toContainText('of the rise over the price you paid')
  await expect(tooltip).toContainText('20% × ($2,000,000 − $1,000,000) = $200,000')
  await tooltip.hover()
  await expect(gains).toHaveAccessibleDescription(/= \$200,000$/)
  await expectAccessible(page, 'an explained figure')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await gains.focus()
  await expect(tooltip).toContainText('of the rise over the price you paid')
  await page.keyboard.press('Enter')
  await expect(tooltip).toHaveCount(0)
  await expect(page.getByText('20% × ($2,000,000 − $1,000,000) = $200,000')).toBeVisible()
  const focusAnew = () =>
    gains.evaluate((summary) => {
      summary.blur()
      summary.focus()
    })
  await focusAnew()
  await expect(tooltip, 'what stands on the page is not said twice').toHaveCount(0)
  await page.keyboard.press('Enter')
  await focusAnew()
  await expect(tooltip).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } })

  test('a line opens, and no tooltip is loaded', { tag: '@full' }, async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await openLive(page, '/')
    await line(page, 'Capital gains tax').tap()
    await expect(page.getByText('of the rise over the price you paid')).toBeVisible()
    await untilIdle(page)
    expect(loaded.filter((url) => url.includes('tooltip'))).toEqual([])
    expect(loaded.length).toBeGreaterThan(5)
  })
})

test('a result follows every key within one frame', async ({ page }) => {
  await openLive(page, '/')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    const equity = () =>
      [...document.querySelectorAll('.ui-ledger-label')]
        .find((label) => label.textContent?.startsWith('Net equity'))
        ?.parentElement?.querySelector('.ui-ledger-amount')?.textContent
    // Runs before that frame is painted: this text is what the user sees after the keystroke.
    document.addEventListener('input', () => requestAnimationFrame(() => seen.push(equity() ?? '')), {
      capture: true,
    })
  })
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
  const debt = field(page, 'Current debt')
  await debt.fill('')
  for (const [index, digit] of ['6', '5', '4', '3', '2', '1'].entries()) {
    // If no frame is painted between two keystrokes, the next one shows the result of both.
    await expect.poll(async () => (await seen()).length).toBe(index + 1)
    await debt.press(digit)
  }
  await expect
    .poll(seen)
    .toEqual(['$1,600,000', '$1,999,994', '$1,999,935', '$1,999,346', '$1,993,457', '$1,934,568', '$1,345,679'])
})

const prints = [
  ['the starting figures', '/'],
  [
    'very large amounts, with every limit explained',
    '/#bought=999999999&year=1950&type=residential&sale=900000001&debt=899999999&rate=7',
  ],
  ['a loan above the price', '/#bought=1000007&year=2015&sale=1000002&debt=2000001&rate=6'],
] as const

for (const [what, address] of prints) {
  for (const format of ['Letter', 'A4'] as const) {
    test(
      `${what} fit one sheet of ${format}`,
      fullUnless(what.startsWith('very large') && format === 'A4'),
      async ({ page }) => {
        await page.setViewportSize({ width: format === 'A4' ? 360 : 1280, height: 800 })
        await openLive(page, address)
        const pdf = await page.pdf({ format })
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      },
    )
  }
}

test('the printed sheet holds inputs, figures, calculations, assumptions, disclaimers, date, address', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-25T15:00:00Z')
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  await openLive(page, shared)
  const brand = await page.getByRole('banner').getByRole('link').first().textContent()
  await page.getByRole('button', { name: 'Print for your CPA' }).click()
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  for (const words of [
    'Residential',
    '$750,000',
    '$1,332,727',
    '20% × ($1,900,000 − $750,000) = $230,000',
    '$1,900,000 − $250,000 − $317,273 = $1,332,727',
    '27.5 years',
    'The calculator is deliberately simple',
    'no offer of securities',
    'Last reviewed',
    'Estimate for tax year 2025, printed November 25, 2026.',
    brand ?? 'no name',
    new URL(page.url()).host,
    shared.slice(1),
  ]) {
    await expect(main.getByText(words, { exact: false }).filter({ visible: true }).first(), words).toBeVisible()
  }
  for (const gone of [
    page.getByRole('navigation'),
    page.getByRole('contentinfo'),
    main.getByRole('button'),
    main.getByRole('textbox'),
    page.getByRole('heading', { level: 1 }),
  ]) {
    await expect(gone.filter({ visible: true })).toHaveCount(0)
  }
})

test('the lifecycle example closes by its X, beside it and by Escape', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/')
  const dialog = page.getByRole('dialog', { name: 'DST lifecycle' })
  const closings = [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(4, 4),
    () => page.keyboard.press('Escape'),
  ]
  for (const close of closings) {
    await page.getByRole('button', { name: 'How a DST exchange unfolds' }).click()
    for (const amount of ['about $380,000', 'about $1,680,000', 'about $2,059,748'])
      await expect(dialog.getByText(amount)).toBeVisible()
    // A click outside a dialog that is still animating in does not close it.
    await untilAtRest(page)
    await close()
    await expect(dialog).toHaveCount(0)
  }
})

for (const [width, colorScheme] of [
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const) {
  test(
    `every state is accessible and stays in its place at ${width} px in ${colorScheme}`,
    { tag: '@full' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await openLive(page, '/')
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      await expectAccessible(page)
      for (const name of ['Purchase price', 'Expected sale price']) await field(page, name).fill('999999999')
      await field(page, 'Current debt').fill('1')
      await page.setViewportSize({ width: Math.min(width, 320), height: 800 })
      expect(await sideways(page), 'nothing scrolls sideways').toBe(0)
      await field(page, 'Current debt').fill('1000000000')
      await expect(page.getByText('there are no proceeds to exchange', { exact: false }).first()).toBeVisible()
      await expectAccessible(page)
    },
  )
}
