import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { exchangeStops } from '../../testing/dates.ts'
import { lanesOf } from './date-line-rows.ts'
import { DateLine } from './date-line.tsx'

const desktop = { width: 1280, height: 900 }

afterEach(async () => {
  await page.viewport(desktop.width, desktop.height)
})

test('labels that have room stand next to the line', () => {
  expect(lanesOf([0, 0.25, 0.8], 0.25)).toEqual([0, 0, 0])
})

test('a label that would reach the next one is farther from the line than it', () => {
  expect(lanesOf([0, 0.25, 0.8, 1], 0.3)).toEqual([1, 0, 1, 0])
  expect(lanesOf([0, 0.1, 0.1, 0.5], 0.2)).toEqual([2, 1, 0, 0])
  expect(lanesOf([], 0.2)).toEqual([])
})

const positions = Array.from({ length: 9 }, (_, index) => index / 8)

test.each([320, 768, 1024, 1280])('no label covers another at %d px, wherever today is', async (width) => {
  await page.viewport(width, desktop.height)
  let compared = 0
  for (const position of positions) {
    const screen = await render(
      <DateLine
        title="Your dates"
        summary="All"
        stops={exchangeStops}
        today={{ label: 'Today', date: 'Wed Nov 25, 2026', position }}
        lost={{ from: 0.806, to: 1, label: '35 days lost: your return is due first' }}
      />,
    )
    const texts = [...screen.container.querySelectorAll('.ui-date-line-text')].map((text) => ({
      words: text.textContent,
      box: text.getBoundingClientRect(),
    }))
    expect(texts).toHaveLength(6)
    for (const [index, one] of texts.entries()) {
      expect(one.box.right, `${one.words} fits`).toBeLessThanOrEqual(width)
      for (const other of texts.slice(index + 1)) {
        expect(overlap(one.box, other.box), `${one.words} and ${other.words} at ${position}`).toBe(false)
        compared += 1
      }
    }
    await screen.unmount()
  }
  expect(compared).toBe(positions.length * 15)
})

test('screen readers hear the summary in place of the drawing', async () => {
  const screen = await render(<DateLine title="Your dates" summary="Close by Apr 15, 2027." stops={exchangeStops} />)
  await expect.element(screen.getByRole('figure', { name: 'Your dates' })).toBeVisible()
  await expect.element(screen.getByText('Close by Apr 15, 2027.')).toBeInTheDocument()
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument()
})

function overlap(one: DOMRect, other: DOMRect): boolean {
  const slack = 1
  return (
    one.left < other.right - slack &&
    other.left < one.right - slack &&
    one.top < other.bottom - slack &&
    other.top < one.bottom - slack
  )
}
