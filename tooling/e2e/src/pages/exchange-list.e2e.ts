import type { Locator, Page } from 'playwright/test'
import { expectAccessibleInLightAndDark } from '../support/accessibility.ts'
import { openExchange } from '../support/exchange-view.ts'
import { tabTo } from '../support/keyboard.ts'
import { openLive } from '../support/live-page.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { printed } from '../support/paper.ts'
import { expect, test } from '../support/silent-console.ts'

const path = '/exchange/list'
const sale = { 'sales.a.closing': '2026-11-21', 'sales.a.price': '2000000' }

/** As many DSTs of the same cash and loan share, as the fragment of a link. */
function dsts(count: number, equity: string, loanShare: string): Record<string, string> {
  const figures: Record<string, string> = {}
  for (let at = 0; at < count; at += 1) {
    figures[`purchases.p${at}.kind`] = 'dst'
    figures[`purchases.p${at}.equity`] = equity
    figures[`purchases.p${at}.loanShare`] = loanShare
  }
  return figures
}

/** Opens the view with these figures and nothing else, on a day within the 45 unless told. */
async function openWith(page: Page, figures: Record<string, string>, today = '2026-11-25') {
  await page.clock.setFixedTime(new Date(`${today}T15:00:00Z`))
  await openExchange(page, path, figures)
}

const answer = (page: Page) => page.locator('.list-answer')

test('five DSTs on a phone: 800,000 is left', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openLive(page, path)
  await expectAccessibleInLightAndDark(page, 'the empty list')
  await openWith(page, { ...sale, ...dsts(5, '320000', '0.5') })
  await expect(answer(page)).toContainText(
    '5 properties worth $3,200,000. Your limit is $4,000,000 (200% of $2,000,000): $800,000 is left.',
  )
  await expectAccessibleInLightAndDark(page, 'a list within its limit')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNothingCutOff(page, 'the list at 320 px')
})

test(
  'five DSTs over the limit: removing two mends the list, and Undo brings one back',
  { tag: '@full' },
  async ({ page }) => {
    await openWith(page, { ...sale, ...dsts(5, '400000', '0.55') })
    await expect(answer(page)).toContainText(
      'Remove $444,445 of value, or drop to three, or buy at least $4,222,223 of it.',
    )
    await expectAccessibleInLightAndDark(page, 'a list over its limit')
    await page.getByRole('button', { name: 'Remove DST 5' }).click()
    await page.getByRole('button', { name: 'Remove DST 4' }).click()
    await expect(answer(page)).toContainText('the list keeps to the three-property rule')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(answer(page)).toContainText('4 properties worth $3,555,556')
  },
)

test('a name without spaces leaves the values of the list in sight on a tablet', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openWith(page, { ...sale, ...dsts(1, '400000', '0.55') })
  await page.getByLabel('Name', { exact: true }).fill('Wolkenkratzer'.repeat(6))
  const table = page.getByRole('region', { name: 'What is on your list' })
  await expect(table).toContainText('WolkenkratzerWolkenkratzer')
  expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
})

test('by keyboard alone a property is added, named and removed, and the focus stays with the list', async ({
  page,
}) => {
  await openWith(page, sale)
  const add = page.getByRole('button', { name: 'Add a property' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Oak Trust ')
  const remove = page.getByRole('button', { name: 'Remove Oak Trust' })
  await tabTo(page, remove)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Oak Trust')
  await page.keyboard.press('Enter')
  await expect(add).toBeFocused()
})

test('names that are long and without spaces are shown whole at 320 px', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openWith(page, { ...sale, ...dsts(1, '320000', '0.5') })
  const name = 'Wolkenkratzer'.repeat(9)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  await expectNothingCutOff(page, 'a list with a long name')
})

test('only the draft notice is printed, with the last day and a line for each property', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.print = () => undefined
  })
  await openWith(page, { ...sale, ...dsts(2, '320000', '0.5') })
  await page.getByRole('button', { name: 'Print the draft notice' }).click()
  await page.emulateMedia({ media: 'print' })
  const notice = page.getByRole('article', { name: 'Identification of replacement property' })
  await expect(notice).toContainText(
    'Draft. Valid only signed and delivered to your intermediary or another permitted person by January 5, 2027. ' +
      'We do not deliver it.',
  )
  await expect(notice.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('article', { name: 'Revocation of an identification' })).toBeHidden()
})

for (const [button, heading] of [
  ['Print the draft notice', 'Identification of replacement property'],
  ['Print a revocation', 'Revocation of an identification'],
] as const) {
  test(`on paper each sheet of a long draft tells what it is: ${heading}`, async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.print = () => undefined
    })
    await openWith(page, { ...sale, ...dsts(12, '320000', '0.5') })
    await page.getByRole('button', { name: button }).click()
    const { sheets, faults } = await printed(page)
    expect(faults).toEqual([])
    expect(sheets.length).toBeGreaterThan(2)
    // Letters are set in pieces on paper.
    const squeezed = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()
    for (const [index, { text, size }] of sheets.entries()) {
      expect(size).toEqual([612, 792])
      for (const words of [
        `Draft of November 25, 2026. ${heading}. Last day: January 5, 2027.`,
        'Taxpayer, as on the exchange agreement:',
        `Draft, page ${index + 1} of ${sheets.length}`,
      ]) {
        expect(squeezed(text), `sheet ${index + 1}`).toContain(squeezed(words))
      }
    }
  })
}

test(
  'after day 45 the list is read-only, until the person enters what was signed',
  { tag: '@full' },
  async ({ page }) => {
    await openWith(page, { ...sale, ...dsts(1, '320000', '0.5') }, '2027-01-06')
    await expect(page.getByText('The list can no longer be changed')).toBeVisible()
    const name = page.getByLabel('Name', { exact: true })
    await expect(name).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Closed on' })).toBeEnabled()
    const property = page.locator('.list-candidate')
    const width = async (what: Locator) => (await what.boundingBox())?.width
    expect(await width(property.locator('dl'))).toBe(await width(property))
    await expect(page.getByRole('button', { name: 'Print the draft notice' })).toHaveCount(0)
    await expectAccessibleInLightAndDark(page, 'a list after day 45')
    await page.getByRole('button', { name: 'Enter the list that you signed' }).click()
    await expect(name).toBeEnabled()
  },
)
