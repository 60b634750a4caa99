import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { LinkCards } from './link-cards.tsx'

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ href: `#way-${index}`, label: `Way ${index}` }))

afterEach(() => page.viewport(1280, 900))

test.for([
  [3, 768, [3]],
  [3, 1280, [3]],
  [4, 768, [2, 2]],
  [4, 1280, [2, 2]],
  [6, 768, [2, 2, 2]],
  [6, 1280, [3, 3]],
  [3, 360, [1, 1, 1]],
] as const)('%i cards at %i px stand in rows of %j', async ([count, width, rows]) => {
  await page.viewport(width, 900)
  const screen = await render(<LinkCards items={cards(count)} />)
  const tops = screen
    .getByRole('link')
    .elements()
    .map((card) => Math.round(card.getBoundingClientRect().top))
  expect([...new Set(tops)].map((top) => tops.filter((other) => other === top).length)).toEqual(rows)
})

test('a card shows without a pointer that it leads somewhere, and is called by its words alone', async () => {
  const screen = await render(<LinkCards items={[{ href: '#lose', eyebrow: 'Risks', label: 'Can I lose money?' }]} />)
  const card = screen.getByRole('link', { name: 'Risks Can I lose money?' })
  await expect.element(card).toBeVisible()
  expect(card.element().querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(12)
})
