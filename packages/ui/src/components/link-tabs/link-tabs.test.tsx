import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { LinkTabs, type LinkTabsProps } from './link-tabs.tsx'

const tabs = ['Individuals', 'Entities', 'Trusts'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>{`${label} qualify by a test.`}</p>,
}))
const nothing = () => {}

function Tabs({ asked }: { asked?: LinkTabsProps['onShow'] }) {
  const [shown, setDisplayed] = useState('individuals')
  return (
    <LinkTabs
      label="Who invests"
      tabs={tabs}
      shown={shown}
      onShow={(id, options) => {
        setDisplayed(id)
        asked?.(id, options)
      }}
    />
  )
}

const tab = (name: string) => page.getByRole('tab', { name })
const text = (name: string) => page.getByText(`${name} qualify by a test.`)

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search)
  document.body.querySelector('#without-script')?.remove()
})

test('the row is one stop of Tab; arrows go around, Home and End go to the ends, and the focus follows', async () => {
  const asked: unknown[] = []
  await render(<Tabs asked={(id, options) => asked.push([id, options.replace])} />)
  await userEvent.tab()
  await expect.element(tab('Individuals')).toHaveFocus()
  for (const [key, name] of [
    ['{ArrowRight}', 'Entities'],
    ['{End}', 'Trusts'],
    ['{ArrowRight}', 'Individuals'],
    ['{ArrowLeft}', 'Trusts'],
    ['{Home}', 'Individuals'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(tab(name)).toHaveFocus()
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect.element(text(name)).toBeVisible()
  }
  expect(asked).toEqual([
    ['entities', true],
    ['trusts', true],
    ['individuals', true],
    ['trusts', true],
    ['individuals', true],
  ])
})

test('a press shows a panel, hides the others, and adds a step to the history', async () => {
  const asked: unknown[] = []
  await render(<Tabs asked={(id, options) => asked.push([id, options.replace])} />)
  await tab('Entities').click()
  await expect.element(text('Entities')).toBeVisible()
  await expect.element(text('Individuals')).not.toBeVisible()
  expect(asked).toEqual([['entities', false]])
})

test('before the script runs, the fragment of the address shows its panel', async () => {
  const place = document.createElement('div')
  place.id = 'without-script'
  place.innerHTML = renderToStaticMarkup(
    <LinkTabs label="Who invests" tabs={tabs} shown="individuals" onShow={nothing} />,
  )
  document.body.append(place)
  await expect.element(text('Individuals')).toBeVisible()
  await expect.element(text('Trusts')).not.toBeVisible()
  await page.getByRole('link', { name: 'Trusts' }).click()
  await expect.element(text('Trusts')).toBeVisible()
  await expect.element(text('Individuals')).not.toBeVisible()
})
