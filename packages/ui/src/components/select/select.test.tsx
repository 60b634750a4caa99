import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { options } from '../../testing/sample-props.ts'
import { Select } from './select.tsx'

test('an open list writes no style element, which a content security policy refuses', async () => {
  const screen = await render(<Select name="region" label="Region" placeholder="Choose one" options={options} />)
  const before = document.querySelectorAll('style').length
  await userEvent.click(screen.getByRole('combobox', { name: 'Region' }))
  await expect.element(screen.getByRole('option', { name: 'Yes' })).toBeVisible()
  expect(document.querySelectorAll('style').length).toBe(before)
})

test('the chosen text is an element, so that a page translator may change it before another is chosen', async () => {
  const screen = await render(<Select name="region" label="Region" defaultValue="yes" options={options} />)
  const list = screen.getByRole('combobox', { name: 'Region' })
  const words = list.element().querySelector('.ui-select-value span span') ?? list.element()
  const translated = document.createElement('font')
  translated.append('Sí')
  words.replaceChildren(translated)
  await userEvent.click(list)
  await userEvent.click(screen.getByRole('option', { name: 'No' }))
  await expect.element(list).toHaveTextContent('No')
  expect(list.element().textContent).toBe('No')
})
