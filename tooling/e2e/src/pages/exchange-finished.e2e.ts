import { expectAccessibleInLightAndDark } from '../support/accessibility.ts'
import { openExchange } from '../support/exchange-view.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

/** A couple's commercial property, exchanged into one DST that replaces everything. */
const complete = {
  'sales.a.closing': '2026-11-21',
  'sales.a.price': '2000000',
  'sales.a.purchasePrice': '1000000',
  'sales.a.placedInService': '2015-03',
  'sales.a.debtPaidOff': '400000',
  'purchases.p.kind': 'dst',
  'purchases.p.equity': '1480000',
  'purchases.p.loanShare': '0.213',
  'purchases.p.closedOn': '2027-03-01',
}
const views = [
  '/exchange',
  '/exchange/money',
  '/exchange/list',
  '/exchange/compare',
  '/exchange/after',
  '/exchange/packet',
] as const
const done = 'Your exchange is complete: you received'
const doneElsewhere: Readonly<Record<string, string>> = {
  '/exchange/list': 'the list kept to the three-property rule',
  '/exchange/after': 'What is left to do',
}
const ahead =
  /that you keep|nothing replaces|is spent|You can name|would end|It turns|To defer all|has to be replaced|planned to|can still|left to (?:name|close)|\d short/

for (const view of views) {
  test(`of an exchange in which everything was received, ${view} tells only what was`, async ({ page }) => {
    await page.clock.setFixedTime('2027-03-02T15:00:00Z')
    await openExchange(page, view, complete)
    const main = page.locator('main')
    await expect(main).toContainText(doneElsewhere[view] ?? done)
    await expect(main).not.toContainText(ahead)
    await expect(
      page.getByRole('button', {
        name: /^(?:Save to your calendar|Add a (?:DST.*|purchase|property)|Print the draft notice)$/,
      }),
    ).toHaveCount(0)
    await expectAccessibleInLightAndDark(page, `${view} of a finished exchange`)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNothingCutOff(page, `${view} of a finished exchange at 320 px`)
  })
}
