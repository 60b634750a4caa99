import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './styles/index.css'
import manifest from '../package.json'
import { partDocs, type Conformance, type PassedThrough } from './foundations/part-docs.ts'

const cases = [...partDocs].map(([entry, { conformance }]) => ({ entry, ...conformance }))
const ofKind = <Kind extends Conformance['kind']>(kind: Kind) =>
  cases.filter((one): one is Extract<(typeof cases)[number], { kind: Kind }> => one.kind === kind)

test('every entry of the package has one case next to it', () => {
  const entries = Object.entries(manifest.exports).flatMap(([entry, to]) => ('types' in to ? [entry] : []))
  expect(cases.map(({ entry }) => `./${entry}`).sort()).toEqual(entries.sort())
  expect(cases.length).toBeGreaterThanOrEqual(61)
})

test.each(ofKind('control'))(
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

test.each(ofKind('composition'))('$entry is found as $role "$name"', async ({ role, name, element }) => {
  await page.viewport(1280, 800)
  await render(element)
  const found = page.getByRole(role, name === '' ? {} : { name, exact: true })
  await expect.element(found.first()).toBeInTheDocument()
  if (name !== '') await expect.element(found).toHaveAccessibleName(name)
})

test.each(ofKind('text'))('$entry says "$text"', async ({ text, element }) => {
  const screen = await render(element)
  await expect.element(screen.getByText(text, { exact: true })).toBeInTheDocument()
})
