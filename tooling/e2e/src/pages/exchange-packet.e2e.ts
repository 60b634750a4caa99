import type { Page } from 'playwright/test'
import { expectAccessibleInLightAndDark } from '../support/accessibility.ts'
import { fullUnless } from '../support/combinations.ts'
import { openExchange } from '../support/exchange-view.ts'
import { tabTo } from '../support/keyboard.ts'
import { openLive } from '../support/live-page.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { printed } from '../support/paper.ts'
import { expect, test } from '../support/silent-console.ts'

const path = '/exchange/packet'
const letter = [612, 792]

/** A couple's commercial property and a DST with a loan that the costs make too small. */
const couple = {
  'sales.a.closing': '2026-11-21',
  'sales.a.price': '2000000',
  'sales.a.purchasePrice': '1000000',
  'sales.a.placedInService': '2015-03',
  'sales.a.debtPaidOff': '400000',
  'income.otherTaxable': '150000',
  'purchases.p.kind': 'dst',
  'purchases.p.equity': '1480000',
  'purchases.p.loanShare': '0.2',
}

/** Opens a view with these figures and nothing else. */
async function openWith(page: Page, figures: Record<string, string>, view = path) {
  await page.clock.setFixedTime(new Date('2026-11-25T15:00:00Z'))
  await openExchange(page, view, figures)
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const parts = (page: Page) => page.locator('.packet-page')
const names = (page: Page) => page.getByLabel('Print the names I entered')

/** On paper, words are set in pieces. */
function squeezed(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase()
}

/** Expects that every sheet has its number, and names its part of so many, the site, the day and the figures. */
async function expectNumberedSheets(page: Page, least: number, partCount: number): Promise<string[]> {
  const paper = await printed(page)
  expect(paper.faults).toEqual([])
  expect(paper.sheets.filter(({ size }) => size.join() !== letter.join())).toEqual([])
  const sheets = paper.sheets.map(({ text }) => squeezed(text))
  expect(sheets.length).toBeGreaterThanOrEqual(least)
  for (const [index, sheet] of sheets.entries()) {
    for (const words of [
      `Page ${index + 1} of ${sheets.length}`,
      `of ${partCount}`,
      'DST Investing',
      path,
      'Prepared on November 25, 2026',
      'Figures as of tax year 2026',
    ]) {
      expect(sheet, `sheet ${index + 1}`).toContain(squeezed(words))
    }
  }
  return sheets
}

test('from typed figures to a packet without names, then with them, on sheets of letter size', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.print = () => {
      document.documentElement.dataset['printed'] = 'yes'
    }
  })
  await openWith(page, {}, '/exchange/money')
  await page.getByLabel('Sale price').fill('2,000,000')
  await page.getByLabel('What you paid for it').fill('1m')
  await page.getByLabel('In use since').fill('March 2015')
  await page.getByLabel('Closing', { exact: true }).fill('Nov 21, 2026')
  await page.getByLabel('Taxable income without the sale').fill('150000')
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await page.getByRole('button', { name: 'Add a property' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Oak Trust')
  await page.getByLabel('Cash that you put in').fill('1,880,000')
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Packet', exact: true }).click()

  await expect(parts(page)).toHaveCount(12)
  await expect(part(page, 'Money and tax')).toContainText('26 U.S.C. 1001(b)')
  await expect(page.getByRole('row', { name: /^Sale price 26 U.S.C. 1001\(b\) \$2,000,000 you/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Selling costs .* \$120,000, 6% of the price default/ })).toBeVisible()
  await expect(part(page, 'Draft list of property')).toContainText('1. DST 1')
  const unnamed = await expectNumberedSheets(page, 12, 12)
  expect(unnamed.join(' ')).not.toContain('oaktrust')

  await names(page).check()
  await expect(part(page, 'Draft list of property')).toContainText('1. Oak Trust')
  expect(squeezed((await printed(page)).text)).toContain('oaktrust')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await page.reload()
  await expect(names(page)).not.toBeChecked()
  await expect(part(page, 'Draft list of property')).toContainText('1. DST 1')
})

test(
  "the CPA's number stands beside our estimate here, and in its place under Money and Compare",
  { tag: '@full' },
  async ({ page }) => {
    await openWith(page, couple)
    await expect(part(page, 'Summary')).toContainText('A sale would add about $289,515 to your taxes for 2026.')
    await page.getByLabel('All taxes of the sale, as your CPA has them').fill('120,000')
    await page.keyboard.press('Tab')
    const total = page.getByRole('row', { name: /^All taxes of the sale, our estimate/ })
    await expect(total).toContainText('$289,515')
    await expect(total.getByRole('cell').last()).toHaveText('$120,000')
    const verdict = 'The up-front cost of a DST at 10% ($148,000) is more than the tax it puts off ($120,000).'
    await expect(part(page, 'Summary')).toContainText(verdict)
    await page.getByRole('link', { name: 'Money', exact: true }).click()
    await expect(page.locator('.money-answer')).toContainText('By the number of your CPA, a sale would add $120,000')
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    await expect(page.locator('.compare-verdict')).toHaveText(verdict)
  },
)

test('an empty file prints what is open and where it is entered', { tag: '@full' }, async ({ page }) => {
  await openWith(page, {})
  await expect(part(page, 'Summary')).toContainText(/Enter the sale price.*\/exchange\/money/)
  await expect(part(page, 'Dates')).toContainText(/No closing is entered.*\/exchange/)
  await expect(part(page, 'Draft list of property')).toContainText(/No property is entered.*\/exchange\/list/)
  const sheets = await expectNumberedSheets(page, 10, 10)
  expect(sheets.filter((sheet) => sheet.includes('yourpacket'))).toEqual([])
  await expectAccessibleInLightAndDark(page, 'an empty packet')
})

test('a full file breaks its tables between rows, and repeats their heads', async ({ page }) => {
  const name = 'Wolkenkratzer'.repeat(9)
  await openWith(page, couple)
  const purchases = Array.from({ length: 40 }, (_, at) => ({ id: `q${at}`, name: `${name}${at}`, equity: 100_000 }))
  await page.evaluate((bought) => {
    const { file } = JSON.parse(globalThis.localStorage.getItem('dst-exchange') ?? '{}') as { file?: object }
    globalThis.localStorage.setItem('dst-exchange', JSON.stringify({ file: { ...file, purchases: bought } }))
  }, purchases)
  await openLive(page, path)
  await names(page).check()
  await expect(part(page, 'Draft list of property')).toContainText(`40. ${name}39`)
  const sheets = await expectNumberedSheets(page, 20, 12)
  const listed = sheets.filter((sheet) => /wolkenkratzer\d+dstinterest/.test(sheet))
  expect(listed.length).toBeGreaterThanOrEqual(2)
  expect(listed.filter((sheet) => !sheet.includes(squeezed('Value without regard to loans')))).toEqual([])
  const split = purchases.filter(({ name: whole }, at) => {
    const row = squeezed(`${at + 1}. ${whole} DST interest $100,000 $100,000 1`)
    return sheets.filter((sheet) => sheet.includes(row)).length !== 1
  })
  expect(split, 'rows that are not whole on one sheet').toEqual([])
})

/** A rental house that went into three trusts, with a figure of the CPA. */
const intoThree = {
  'sales.s.closing': '2025-10-06',
  'sales.s.price': '790000',
  'sales.s.sellingCosts': '0',
  'sales.s.debtPaidOff': '125000',
  'sales.s.purchasePrice': '310000',
  'sales.s.propertyType': 'residential',
  'sales.s.placedInService': '2004-02',
  'sales.s.depreciation': '158000',
  'purchases.a.equity': '250000',
  'purchases.a.closedOn': '2025-12-15',
  'purchases.b.equity': '250000',
  'purchases.b.loanShare': String(243_000 / 493_000),
  'purchases.b.closedOn': '2026-01-20',
  'purchases.c.equity': '160000',
  'purchases.c.closedOn': '2026-02-02',
  'cpaForm.line25': '271000',
}

/** The same with nothing received. */
const failed = Object.fromEntries(Object.entries(intoThree).filter(([field]) => field.startsWith('sales.')))

for (const format of ['Letter', 'A4'] as const) {
  for (const [outcome, figures, words] of [
    ['into three trusts', intoThree, ['Worksheet, not a form to file', '$270,000 computed $271,000', 'To the end']],
    [
      'that came to nothing',
      { ...failed, 'sales.s.closing': '2025-11-20' },
      ['Worksheet, not a form to file', '16 Gross profit'],
    ],
  ] as const) {
    test(
      `the sheets of an exchange ${outcome}, on ${format}: none nearly empty, none ends in a heading`,
      fullUnless(format === 'Letter'),
      async ({ page }) => {
        await openWith(page, figures)
        await expect(part(page, 'Questions for your CPA')).toBeVisible()
        const headings = await parts(page).locator('h2, h3, caption').allTextContents()
        const { sheets, faults } = await printed(page, format)
        expect(faults).toEqual([])
        const text = squeezed(sheets.map((sheet) => sheet.text).join(' '))
        for (const printedWords of words) expect(text).toContain(squeezed(printedWords))
        expect(sheets.filter(({ last }) => headings.some((heading) => squeezed(heading) === squeezed(last)))).toEqual(
          [],
        )
        const partOf = (sheet: string) => /part(\d+)of/.exec(squeezed(sheet))?.[1]
        const lastOfParts = sheets.filter((sheet, at) => partOf(sheet.text) !== partOf(sheets[at + 1]?.text ?? ''))
        expect(lastOfParts).toHaveLength(await parts(page).count())
        expect(lastOfParts.filter(({ used }) => used < 0.15).map(({ text: sheet, used }) => [used, sheet])).toEqual([])
      },
    )
  }
}

test(
  'by keyboard: the number, the names, then the print dialog; at 320 px nothing is cut off',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.print = () => {
        document.documentElement.dataset['printed'] = 'yes'
      }
    })
    await page.setViewportSize({ width: 320, height: 740 })
    await openWith(page, { ...couple, 'sales.b.price': '900000', 'sales.b.purchasePrice': '100000' }, '/exchange/money')
    await page.getByLabel('Name of this sale').fill('Wolkenkratzer'.repeat(9))
    await page.goto('about:blank')
    await openLive(page, path)
    await tabTo(page, page.getByLabel('All taxes of the sale, as your CPA has them'))
    await page.keyboard.type('270000')
    await tabTo(page, names(page))
    await page.keyboard.press('Space')
    await expect(part(page, 'Money and tax')).toContainText('WolkenkratzerWolkenkratzer')
    await tabTo(page, page.getByRole('button', { name: 'Print' }))
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
    await expectNothingCutOff(page, 'a packet with long names')
    await expectAccessibleInLightAndDark(page, 'a packet')
  },
)

test('what is printed right after a key has that key; only the packet is printed, and in black', async ({ page }) => {
  await openWith(page, couple)
  await expect(part(page, 'Summary')).toContainText('Not entered')
  await page.getByLabel('All taxes of the sale, as your CPA has them').focus()
  const onPaper = await page.evaluate(() => {
    // A key and "Print" with no moment in between in which the answers could follow.
    document.execCommand('insertText', false, '310000')
    globalThis.dispatchEvent(new Event('beforeprint'))
    return document.querySelector('.packet-page')?.textContent
  })
  expect(onPaper).toContain('$310,000')

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').filter({ visible: true })).toHaveCount(0)
  const colors = await parts(page).evaluateAll((sheets) => [
    ...new Set(
      sheets.flatMap((sheet) =>
        [sheet, ...sheet.querySelectorAll('*')].flatMap((element) => {
          const { color, backgroundColor, borderBlockEndColor, borderBlockEndWidth } = getComputedStyle(element)
          return [color, backgroundColor, ...(borderBlockEndWidth === '0px' ? [] : [borderBlockEndColor])]
        }),
      ),
    ),
  ])
  expect(colors.toSorted()).toEqual(['rgb(0, 0, 0)', 'rgb(128, 128, 128)', 'rgba(0, 0, 0, 0)'])
})
