import type { Page } from 'playwright/test'
import { changeEverything } from '../support/alike.ts'
import { fullUnless } from '../support/combinations.ts'
import { openLive } from '../support/live-page.ts'
import { translate } from '../support/page-translation.ts'
import { expect, test } from '../support/silent-console.ts'

const sale = {
  'sales.a.closing': '2026-11-21',
  'sales.a.price': '2000000',
  'sales.a.purchasePrice': '1000000',
  'sales.a.placedInService': '2015-03',
  'sales.a.debtPaidOff': '400000',
}
const bought = { 'purchases.p.kind': 'dst', 'purchases.p.equity': '1000000', 'purchases.p.loanShare': '0.2' }

/** Each page with what it opens with, the buttons that are pressed, and how many controls it has at least. */
const pages = [
  ['/', {}, 'button', 5],
  ['/exchange', sale, 'button', 5],
  ['/exchange/money', { ...sale, ...bought }, 'button', 5],
  ['/exchange/list', { ...sale, ...bought }, 'button', 5],
  ['/exchange/compare', { ...sale, ...bought }, 'button', 5],
  ['/exchange/after', { ...sale, ...bought }, 'button', 3],
  ['/exchange/packet', { ...sale, ...bought }, 'button', 1],
  ['/faq', {}, 'button', 3],
  ['/contact', {}, '[type=submit]', 5],
  ['/login', {}, '[type=submit]', 3],
  ['/signup', {}, '[type=submit]', 5],
] as const

/** The others are made of the same parts. */
const ofEachKind: readonly string[] = ['/', '/exchange/money', '/exchange/list', '/exchange/compare', '/faq', '/signup']

for (const [path, figures, buttons, least] of pages) {
  const title = `translated, ${path} says after each change what it says untranslated`
  test(title, fullUnless(ofEachKind.includes(path)), async ({ browser, baseURL, page }) => {
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const alike = { translated: page, plain: await other.newPage() }
    const open = async (one: Page) => {
      await one.addInitScript(() => {
        globalThis.print = () => undefined
      })
      // A page that has crashed lacks its fields.
      one.setDefaultTimeout(20_000)
      await one.clock.install({ time: new Date('2026-11-25T15:00:00Z') })
      await openLive(one, `${path}#${new URLSearchParams(figures)}`)
    }
    await Promise.all([open(alike.translated), open(alike.plain)])
    await translate(page)
    expect(await changeEverything(alike, buttons)).toBeGreaterThanOrEqual(least)
    await other.close()
  })
}
