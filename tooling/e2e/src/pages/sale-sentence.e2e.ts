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

const wrong = [
  ['Sell for', 'a little more than two million, I think'],
  ['Bought for', '1,25m'],
  ['Bought in', '1899'],
] as const

for (const width of [320, 360, 1280]) {
  test(
    `a wrong entry in the sentence is answered below it and within the page, at ${width} px`,
    fullUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openLive(page, '/')
      const sentence = page.getByRole('group', { name: 'Your sale in a sentence' })
      for (const [name, text] of wrong) {
        await sentence.getByRole('textbox', { name }).fill(text)
        await sentence.getByRole('textbox', { name }).blur()
      }
      const reasons = sentence.locator('.ui-number-refusal:not(:empty)')
      await expect(reasons).toHaveCount(wrong.length)
      await expect(sentence.getByRole('button', { name: 'Use $1,250,000' })).toBeVisible()
      const words = await sentence.locator('strong').boundingBox()
      for (const reason of await reasons.all()) {
        const box = await reason.boundingBox()
        expect(box?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0))
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    },
  )
}

test('the result is announced once, after the keys have paused', async ({ page }) => {
  await openLive(page, '/')
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = []
    const live = 'output, [role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
        if (region?.textContent) texts.push(region.textContent)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  const field = page.getByRole('group', { name: 'Your sale in a sentence' }).getByRole('textbox', { name: 'Sell for' })
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2500000', { delay: 60 })
  await expect
    .poll(() => heard.jsonValue())
    .toEqual(['Tax if you sell: $351,282. Invested if you exchange: $2,100,000.'])
})
