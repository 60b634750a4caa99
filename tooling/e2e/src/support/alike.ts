import type { Locator, Page } from 'playwright/test'
import { textOf } from './page-translation.ts'
import { expect } from './silent-console.ts'

/** Two pages that show the same: what is done to one is done to the other. */
export interface Alike {
  translated: Page
  plain: Page
}

/** What fields are made to hold: the first that a field takes, so that the others show their errors. */
const entries = ['420000', 'Nov 3, 2026', 'March 2015']

/** Messages for screen readers wait until what they say has stood still. */
const waiting = 'output, [aria-live]'

/** Changes each field of the page, one after the other, and then presses each of these buttons; returns how many. */
export async function changeEverything(pages: Alike, buttons = 'button'): Promise<number> {
  const fields = await doEach(pages, 'main :is(input, textarea, select, summary):visible', changeField)
  const pressed = await doEach(pages, `main :is(${buttons}):visible:enabled`, press)
  await expectSameText(pages, 'in the end', 'noscript')
  return fields + pressed
}

type Act = (control: Locator, other: Locator) => Promise<void>

/** More may come and go while it is done. */
async function doEach(pages: Alike, selector: string, act: Act): Promise<number> {
  let at = 0
  for (; at < (await pages.plain.locator(selector).count()); at += 1) {
    const plain = pages.plain.locator(selector).nth(at)
    const what = await plain.evaluate((element) => element.outerHTML.slice(0, 120))
    await act(plain, pages.translated.locator(selector).nth(at))
    await expectSameText(pages, `after ${what}`, `noscript, ${waiting}`)
  }
  return at
}

const changeField: Act = async (plain, translated) => {
  const kind = await plain.evaluate((field) => (field instanceof HTMLInputElement ? field.type : field.localName))
  const both = (change: (field: Locator) => Promise<unknown>) => Promise.all([change(plain), change(translated)])
  if (kind === 'select') await both((field) => field.selectOption({ index: 1 }))
  else if (kind === 'date') await both((field) => field.fill('2026-11-03'))
  else if (kind === 'range') await both((field) => field.press('ArrowRight'))
  else if (['radio', 'checkbox', 'summary'].includes(kind)) await both(click)
  else
    for (const entry of entries) {
      await both((field) => field.fill(entry))
      await both((field) => field.blur())
      if ((await plain.getAttribute('aria-invalid')) === null) break
    }
}

const press: Act = async (plain, translated) => {
  await Promise.all([click(plain), click(translated)])
}

/** Wherever it is, and whatever covers it. */
function click(control: Locator): Promise<void> {
  return control.evaluate((element) => (element as HTMLElement).click())
}

async function expectSameText({ translated, plain }: Alike, when: string, without: string): Promise<void> {
  await expect(async () => {
    expect(await textOf(translated, without), when).toBe(await textOf(plain, without))
  }).toPass({ intervals: [10, 20, 50, 100, 250], timeout: 15_000 })
}
