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

/** Longer than messages for screen readers wait until what they say has stood still, in milliseconds. */
const messageDelay = 1500

/**
 * Changes each field of the page, one after the other, and then presses each of these buttons; returns how many. The
 * pages must have a clock that can be put forward.
 */
export async function changeEverything(pages: Alike, buttons = 'button'): Promise<number> {
  const fields = await doEach(pages, 'main :is(input, textarea, select, summary):visible', changeField)
  const pressed = await doEach(pages, `main :is(${buttons}):visible:enabled`, ({ onBoth }) => onBoth(click))
  await expectSameText(pages, 'in the end')
  return fields + pressed
}

/** One control in both pages. */
interface Control {
  /** The type of an input, or the name of the element. */
  kind: string
  onBoth: <Outcome>(act: (control: Locator) => Promise<Outcome>) => Promise<Outcome[]>
}

/** More may come and go while it is done. */
async function doEach(pages: Alike, selector: string, act: (control: Control) => Promise<unknown>): Promise<number> {
  const controls = [pages.plain.locator(selector), pages.translated.locator(selector)]
  for (let at = 0; ; at += 1) {
    const found = await controls[0]?.evaluateAll((elements, index) => {
      const element = elements[index]
      const kind = element instanceof HTMLInputElement ? element.type : element?.localName
      return kind === undefined ? undefined : { kind, start: element?.outerHTML.slice(0, 120) }
    }, at)
    if (found === undefined) return at
    await act({ kind: found.kind, onBoth: (change) => Promise.all(controls.map((each) => change(each.nth(at)))) })
    await Promise.all([pages.plain, pages.translated].map((page) => page.clock.fastForward(messageDelay)))
    await expectSameText(pages, `after ${found.start}`)
  }
}

async function changeField({ kind, onBoth }: Control): Promise<void> {
  if (kind === 'select') await onBoth((field) => field.selectOption({ index: 1 }))
  else if (kind === 'date') await onBoth((field) => field.fill('2026-11-03'))
  else if (kind === 'range') await onBoth((field) => field.press('ArrowRight'))
  else if (['radio', 'checkbox', 'summary'].includes(kind)) await onBoth(click)
  else
    for (const entry of entries) {
      const [taken] = await onBoth((field) => field.evaluate(enter, entry))
      if (taken) break
    }
}

/** Wherever it is, and whatever covers it. */
function click(control: Locator): Promise<void> {
  return control.evaluate((element) => (element as HTMLElement).click())
}

/** Runs in the page, which saves a call for each step. Returns whether the field takes what is entered. */
async function enter(element: Element, entry: string): Promise<boolean> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const field = element as HTMLInputElement
  field.focus()
  field.select()
  document.execCommand('insertText', false, entry)
  await drawn()
  field.blur()
  await drawn()
  return field.getAttribute('aria-invalid') === null
}

async function expectSameText({ translated, plain }: Alike, when: string): Promise<void> {
  await expect(async () => {
    const [now, expected] = await Promise.all([textOf(translated), textOf(plain)])
    expect(now, when).toBe(expected)
  }).toPass({ intervals: [10, 20, 50, 100, 250], timeout: 15_000 })
}
