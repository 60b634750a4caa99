import { fullUnless } from '../support/combinations.ts'
import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

for (const width of [320, 360, 768, 1280, 1440]) {
  test(
    `the sentence of the home page shows its figures whole, and no line begins with a mark, at ${width} px`,
    fullUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openLive(page, '/')
      const sentence = page.getByRole('group', { name: 'Your sale in a sentence' })
      const fields = sentence.getByRole('textbox')
      await expect(fields).toHaveCount(3)
      for (const typed of ['2,000,000', '999,999,999']) {
        await fields.first().fill(typed)
        await fields.first().press('Enter')
        await expect(fields.first()).toHaveValue(typed)
        const cut = await fields.evaluateAll((inputs) =>
          inputs.flatMap((input) => (input.scrollWidth > input.clientWidth ? [input.outerHTML] : [])),
        )
        expect(cut).toEqual([])
      }
      const begins = await sentence.evaluate((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const marks: string[] = []
        while (texts.nextNode()) {
          const text = texts.currentNode
          const before = text.previousSibling
          if (!/^[:,]/.test(text.textContent ?? '') || !(before instanceof Element)) continue
          const range = document.createRange()
          range.setStart(text, 0)
          range.setEnd(text, 1)
          const isOnNextLine = range.getBoundingClientRect().left < before.getBoundingClientRect().right - 1
          marks.push(isOnNextLine ? 'alone' : 'glued')
        }
        return marks
      })
      expect(begins).toEqual(['glued', 'glued'])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    },
  )
}
