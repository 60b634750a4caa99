import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { untilAtRest } from './live-page.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects that axe finds nothing on the page as it stands (WCAG 2.2 AA and best practice). */
export async function expectAccessible(page: Page, state = 'the page'): Promise<void> {
  // A sentence that is still fading in has the contrast of a moment; the page is judged as it comes to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Wherever a page is scrolled to, something lies beneath its bar; whether it can be reached is asked by Tab elsewhere.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await untilAtRest(page)
  // Evaluated by the debugger, so the page's own content security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const violations = await page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }
    const results = await axe.run({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    return results.violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ html }) => html.slice(0, 200)) }))
  }, standards)
  expect(violations, `${state} is accessible`).toEqual([])
}

/** Expects the same of the page in light and in dark. */
export async function expectAccessibleInLightAndDark(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${state} in ${colorScheme}`)
  }
}
