import type { Page } from 'playwright/test'
import { expect } from './silent-console.ts'

/** Expects that the page does not scroll sideways, and that no text is cut off at the edge of its box or the page. */
export async function expectNothingCutOff(page: Page, state: string): Promise<void> {
  const found = await page.evaluate(() => {
    const root = document.documentElement
    const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (!element.checkVisibility({ checkVisibilityCSS: true }) || element.textContent.trim() === '') return false
      const { overflowX, clipPath, width, height } = getComputedStyle(element)
      // Text for screen readers only is hidden on purpose.
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
