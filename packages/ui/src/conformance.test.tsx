import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './styles/index.css'
import manifest from '../package.json'
import { compositions, controls, type PassedThrough, texts } from './conformance-cases.tsx'

test('every entry of the package is held by one case', () => {
  const held = [...controls, ...compositions, ...texts].map(({ entry }) => `./${entry}`)
  expect(held.sort()).toEqual(
    Object.keys(manifest.exports)
      .filter((entry) => !entry.endsWith('.css'))
      .sort(),
  )
  expect(held.length).toBeGreaterThanOrEqual(61)
})

test.each(controls)(
  '$entry passes ref, class and DOM props through, and is found by its name',
  async ({ role, name, draw }) => {
    const ref = vi.fn<PassedThrough['ref']>()
    const screen = await render(draw({ className: 'given', title: 'Given', 'data-given': 'yes', ref }))
    const control = screen.getByRole(role, { name, exact: true })
    await expect.element(control).toHaveAccessibleName(name)
    await expect.element(control).toHaveAttribute('data-given', 'yes')
    await expect.element(control).toHaveAttribute('title', 'Given')
    const element = control.element()
    expect(element.closest('.given')).not.toBeNull()
    expect(element.closest('.given')?.classList.length).toBeGreaterThanOrEqual(2)
    expect(ref).toHaveBeenCalledWith(element)
  },
)

test.each(compositions)('$entry is found as $role "$name"', async ({ role, name, element }) => {
  await page.viewport(1280, 800)
  await render(element)
  const found = page.getByRole(role, name === '' ? {} : { name, exact: true })
  await expect.element(found.first()).toBeInTheDocument()
  if (name !== '') await expect.element(found).toHaveAccessibleName(name)
})

test.each(texts)('$entry says "$text"', async ({ text, element }) => {
  const screen = await render(element)
  await expect.element(screen.getByText(text, { exact: true })).toBeInTheDocument()
})
