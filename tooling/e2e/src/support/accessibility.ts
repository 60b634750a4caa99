import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { untilAtRest } from './live-page.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** What axe is asked about: standards by their tags, or rules by their names. */
type Question = { type: 'tag' | 'rule'; values: string[] }

const standards: Question = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** The rules whose answer depends on colours. */
const colours: Question = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Expects that axe finds nothing on the page as it stands (WCAG 2.2 AA and best practice). */
export async function expectAccessible(page: Page, state = 'the page', question = standards): Promise<void> {
  // A sentence that is still fading in has the contrast of a moment; the page is judged as it comes to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Wherever a page is scrolled to, something lies beneath its bar; whether it can be reached is asked by Tab
  // elsewhere.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await untilAtRest(page)
  // Evaluated by the debugger, so the page's own content security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }
    const results = await axe.run({ runOnly, resultTypes: ['violations'] })
    return results.violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ html }) => html.slice(0, 200)) }))
  }, question)
  expect(violations, `${state} is accessible`).toEqual([])
}

/** Expects the same of the page in light and in dark. */
export async function expectAccessibleInLightAndDark(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, `${state} in light`)
  // The same elements in other colours.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${state} in dark`, colours)
}
