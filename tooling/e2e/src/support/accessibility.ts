import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { isFullRun } from '@dst/vitest-config/run'
import { expect, type Page } from 'playwright/test'
import { untilAtRest } from './live-page.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** What axe checks: standards by tag, or individual rules by name. */
type Question = { type: 'tag' | 'rule'; values: string[] }

const standards: Question = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** The rules whose result depends on colors. */
const colors: Question = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Expects no axe violations in the page's current state (WCAG 2.2 AA and best practice). */
export async function expectAccessible(page: Page, state = 'the page', question = standards): Promise<void> {
  // Text that is still fading in has a temporary contrast, so animations must finish first.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // On a scrolled page the bar always covers something; other tests check that Tab can reach it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await untilAtRest(page)
  // Evaluated through the debugger, so the page's content security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }
    const results = await axe.run({ runOnly, resultTypes: ['violations'] })
    return results.violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ html }) => html.slice(0, 200)) }))
  }, question)
  expect(violations, `${state} is accessible`).toEqual([])
}

/** Expects the same of the page in light and dark mode. */
export async function expectAccessibleInLightAndDark(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, `${state} in light`)
  // Only the colors are different.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${state} in dark`, colors)
}

/** The same, in the full run: in the usual one each screen's stories are asked in the same states. */
export async function expectAccessibleInFullRun(...asked: Parameters<typeof expectAccessible>): Promise<void> {
  if (isFullRun) await expectAccessible(...asked)
}

/** The same in light and dark mode, in the full run. */
export async function expectBothSchemesInFullRun(page: Page, state: string): Promise<void> {
  if (isFullRun) await expectAccessibleInLightAndDark(page, state)
}
