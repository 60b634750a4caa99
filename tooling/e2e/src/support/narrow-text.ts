import type { Page } from 'playwright/test'
import { expect } from './silent-console.ts'

/**
 * Expects that the page does not scroll sideways, and that no words are cut off at the edge of their box or of the
 * page.
 */
export async function expectNothingCutOff(page: Page, state: string): Promise<void> {
  const found = await page.evaluate(() => {
    const root = document.documentElement
    const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (!element.checkVisibility({ checkVisibilityCSS: true }) || element.textContent.trim() === '') return false
      const { overflowX, clipPath, width, height } = getComputedStyle(element)
      // Words for screen readers alone, which nobody is to see.
      if (clipPath !== 'none' || (width === '1px' && height === '1px')) return false
      const hides = overflowX === 'hidden' || overflowX === 'clip'
      const beyond =
        element.getBoundingClientRect().right > root.clientWidth + 1 && element.closest('[tabindex="0"]') === null
      return beyond || (hides && element.scrollWidth > element.clientWidth + 1)
    })
    return { sideways: root.scrollWidth - root.clientWidth, cut: cut.map((element) => element.outerHTML.slice(0, 120)) }
  })
  expect(found, `${state} shows all its words`).toEqual({ sideways: 0, cut: [] })
}
