import axe from 'axe-core'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { LinkProvider, type LinkProps } from '../link/link.tsx'
import { ExplainedTerm } from '../explained-term/explained-term.tsx'
import { TermNote, type TermNoteProps } from './term-note.tsx'

const Note = (props: Omit<TermNoteProps, 'labels'>) => (
  <TermNote {...props} labels={{ more: 'More about this term', close: 'Close' }} />
)

async function showTerm(width = 900) {
  await page.viewport(width, 700)
  const followed = vi.fn<(href: string) => void>()
  const Followed = ({ href, children, onClick, ...rest }: LinkProps) => (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) followed(href)
        event.preventDefault()
      }}
    >
      {children}
    </a>
  )
  const screen = await render(
    <LinkProvider component={Followed}>
      <main tabIndex={-1} style={{ minHeight: '90vh' }}>
        <p>
          <span>Cash that you keep is </span>
          <ExplainedTerm href="/glossary/boot" name="Boot" meaning="Value that is not like-kind property." note={Note}>
            boot
          </ExplainedTerm>
          <span>, and it is taxed.</span>
        </p>
        <button type="button">Elsewhere</button>
      </main>
    </LinkProvider>,
  )
  return { followed, term: screen.getByRole('link', { name: 'boot', exact: true }), note: page.getByRole('dialog') }
}

test('a press shows the meaning under the term’s name, and a second one follows the link', async () => {
  const { followed, term, note } = await showTerm()
  await term.click()
  await expect.element(note).toHaveAccessibleName('Boot')
  await expect.element(note).toHaveAccessibleDescription('Value that is not like-kind property.')
  await expect.element(note).toHaveFocus()
  expect(followed).not.toHaveBeenCalled()
  await term.click()
  expect(followed).toHaveBeenCalledExactlyOnceWith('/glossary/boot')
})

test.each(['{Control>}', '{Meta>}', '{Shift>}', '{Alt>}'])('with %s held a press follows the link', async (held) => {
  const { followed, term, note } = await showTerm()
  await userEvent.keyboard(held)
  await term.click()
  await userEvent.keyboard(held.replace('{', '{/').replace('>', ''))
  await expect.element(note).not.toBeInTheDocument()
  expect(followed).toHaveBeenCalledOnce()
})

test('by keyboard it opens, leads on, and Escape returns to the word', async () => {
  const { followed, term, note } = await showTerm()
  await userEvent.tab()
  await expect.element(term).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(note).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(term).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'More about this term' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(term).toHaveFocus()
  expect(followed).not.toHaveBeenCalled()
})

test('a press opens it again, even before the browser has told that it closed', async () => {
  const { followed, term, note } = await showTerm()
  await term.click()
  await expect.element(note).toHaveFocus()
  const [shown, word] = [note.element(), term.element()]
  if (!(shown instanceof HTMLElement) || !(word instanceof HTMLElement)) throw new Error('not in HTML')
  shown.hidePopover()
  word.click()
  await expect.element(note).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(note).not.toBeInTheDocument()
  await term.click()
  await expect.element(note).toHaveFocus()
  expect(followed).not.toHaveBeenCalled()
})

test.each(['a click', 'Enter'])('after a press of the other button, and Escape, %s opens it again', async (way) => {
  const { followed, term, note } = await showTerm()
  await term.click()
  await term.click({ button: 'right' })
  await userEvent.keyboard('{Escape}')
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(term).not.toHaveAttribute('data-open')
  if (way === 'Enter') await userEvent.keyboard('{Enter}')
  else await term.click()
  await expect.element(note).toHaveFocus()
  expect(followed).not.toHaveBeenCalled()
})

test('once opened, it still leaves a modified press to the browser', async () => {
  const { followed, term, note } = await showTerm()
  await term.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(note).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}')
  await term.click()
  await userEvent.keyboard('{/Control}')
  await expect.element(note).not.toBeInTheDocument()
  expect(followed).toHaveBeenCalledOnce()
})

test('a press elsewhere closes it: focus goes to what was pressed, or back to the word', async () => {
  const { term, note } = await showTerm()
  await term.click()
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  await term.click()
  await userEvent.click(document.documentElement, { position: { x: 880, y: 690 } })
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(term).toHaveFocus()
  await term.click()
  await userEvent.click(page.getByRole('main'), { position: { x: 800, y: 500 } })
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(term).toHaveFocus()
})

test('without popovers it is a link', async () => {
  const known = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover') ?? {}
  Reflect.deleteProperty(HTMLElement.prototype, 'popover')
  try {
    const { followed, term } = await showTerm()
    await term.click()
    expect(followed).toHaveBeenCalledOnce()
  } finally {
    Object.defineProperty(HTMLElement.prototype, 'popover', known)
  }
})

test.each([
  [320, 'at the lower edge'],
  [900, 'next to the word'],
])('at %i px it is %s, within the window and without faults', async (width, place) => {
  const { term, note } = await showTerm(width)
  await term.click()
  await expect.element(note).toBeVisible()
  const [word, box] = [term.element().getBoundingClientRect(), note.element().getBoundingClientRect()]
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(width)
  if (place === 'at the lower edge') expect(Math.round(box.bottom)).toBe(700)
  else expect(box.top - word.bottom).toBeLessThan(16)
  await expect.poll(() => getComputedStyle(note.element()).opacity).toBe('1')
  expect((await axe.run(note.element())).violations).toEqual([])
})
