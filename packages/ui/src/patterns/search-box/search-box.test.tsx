import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { SearchBox, type SearchGroup } from './search-box.tsx'

const entry = (label: string) => ({ label, href: `#${label}`, kind: 'Term', line: `About ${label}` })
const three: readonly SearchGroup[] = [{ entries: ['one', 'two', 'three'].map(entry) }]

async function show(groups = three) {
  const onChoose = vi.fn<() => void>()
  const onBegin = vi.fn<() => void>()
  function Box() {
    const [text, setText] = useState('')
    return (
      <>
        <SearchBox
          labels={{ open: 'Search', field: 'Search this site', results: 'Results' }}
          shortcut="/"
          text={text}
          onTextChange={setText}
          onBegin={onBegin}
          groups={text === '' ? [] : groups}
          status={text === '' ? '' : '3 results'}
          more={{ label: 'All results', href: '#all' }}
          onChoose={onChoose}
        />
        <input aria-label="Another field" />
      </>
    )
  }
  window.location.hash = ''
  const screen = await render(<Box />)
  const field = screen.getByRole('combobox', { name: 'Search this site' })
  await expect.element(field).toHaveFocus()
  return { screen, field, onChoose, onBegin }
}

function untilClosed(): Promise<void> {
  return vi.waitFor(() => expect(document.querySelector(':popover-open')).toBeNull())
}

test('is open once it is there, with the focus in its field and nothing listed', async () => {
  const { field, onBegin } = await show()
  expect(onBegin).toHaveBeenCalled()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).not.toHaveAttribute('aria-activedescendant')
})

test('arrows go through the options and the field, which keeps the focus', async () => {
  const { field } = await show()
  await userEvent.keyboard('a')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  for (const [key, name] of [
    ['{ArrowDown}', 'one'],
    ['{ArrowDown}', 'two'],
    ['{ArrowUp}', 'one'],
    ['{ArrowUp}', undefined],
    ['{ArrowUp}', 'three'],
    ['{ArrowDown}', undefined],
    ['{ArrowDown}', 'one'],
  ] as const) {
    await userEvent.keyboard(key)
    const chosen = document.querySelector('[aria-selected="true"]')
    expect(chosen?.querySelector('.ui-search-label')?.textContent).toBe(name)
    expect(field.element().getAttribute('aria-activedescendant')).toBe(chosen?.id ?? null)
    await expect.element(field).toHaveFocus()
  }
  await userEvent.keyboard('b')
  await vi.waitFor(() => expect(document.querySelector('[aria-selected="true"]')).toBeNull())
})

test('Enter follows the chosen option, or else the link to all results, and closes the box', async () => {
  const { field, onChoose } = await show()
  await userEvent.keyboard('a{ArrowDown}{ArrowDown}{Enter}')
  await vi.waitFor(() => expect(window.location.hash).toBe('#two'))
  await untilClosed()
  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('b{Enter}')
  await vi.waitFor(() => expect(window.location.hash).toBe('#all'))
  expect(onChoose).toHaveBeenCalledTimes(2)
})

test('Escape closes it, with the focus on its button; Tab past its end closes it too', async () => {
  const { screen, field } = await show()
  await userEvent.keyboard('{Escape}')
  await untilClosed()
  await expect.element(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'All results' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('textbox', { name: 'Another field' })).toHaveFocus()
  await untilClosed()
})

test('its key is an ordinary one for whoever types, and with a key held', async () => {
  const { screen, field } = await show()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('textbox', { name: 'Another field' }).click()
  await userEvent.keyboard('/')
  await expect.element(screen.getByRole('textbox', { name: 'Another field' })).toHaveValue('/')
  await untilClosed()
  screen.getByRole('button', { name: 'Search' }).element().focus()
  await userEvent.keyboard('{Control>}/{/Control}')
  await untilClosed()
  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
})

test('groups have names, and their options are counted on', async () => {
  const { screen, field } = await show([
    { heading: 'Nearest', entries: [entry('one')] },
    { heading: 'Ask', entries: [entry('two')] },
  ])
  await userEvent.keyboard('a{ArrowDown}{ArrowDown}')
  await expect
    .element(screen.getByRole('group', { name: 'Ask' }).getByRole('option'))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(field).toHaveFocus()
})
