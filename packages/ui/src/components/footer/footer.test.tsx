import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { Footer } from './footer.tsx'

const groups = ['Pages', 'Tools', 'Account', 'Legal'].map((heading) => ({
  heading,
  links: [{ label: `First of ${heading}`, href: `#${heading}` }],
}))

afterEach(() => page.viewport(1280, 900))

test.for([
  [1280, 4],
  [768, 4],
  [360, 2],
] as const)('at %i px the groups of links stand in %i columns', async ([width, columns]) => {
  await page.viewport(width, 900)
  const screen = await render(<Footer brand={{ name: 'DST Investing', href: '#home' }} groups={groups} />)
  const lefts = screen
    .getByRole('navigation')
    .elements()
    .map((group) => Math.round(group.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(columns)
})

test('on a wide screen they stand beside the brand', async () => {
  const screen = await render(<Footer brand={{ name: 'DST Investing', href: '#home' }} groups={groups} />)
  const brand = screen.getByRole('link', { name: 'DST Investing' }).element().getBoundingClientRect()
  const first = screen.getByRole('navigation', { name: 'Pages' }).element().getBoundingClientRect()
  expect(first.left).toBeGreaterThan(brand.right)
  expect(first.top).toBeLessThan(brand.bottom)
})
