import { useState } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { nothing } from '../../testing/sample-props.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { ToastProvider, useToast } from './toast.tsx'

function Example({ duration }: { duration?: number }) {
  const { show } = useToast()
  return (
    <>
      <button
        type="button"
        onClick={() => show({ title: 'Email sent!', ...(duration === undefined ? {} : { duration }) })}
      >
        First
      </button>
      <button type="button" onClick={() => show({ title: 'Failed to resend email', tone: 'error' })}>
        Second
      </button>
    </>
  )
}

const title = (text: string) =>
  [...document.querySelectorAll('.ui-toast-title')].filter((element) => element.textContent === text)

test('a new message takes the place of the one there is', async () => {
  const screen = await render(
    <ToastProvider>
      <Example />
    </ToastProvider>,
  )
  await screen.getByRole('button', { name: 'First' }).click()
  await expect.poll(() => title('Email sent!').length).toBe(1)
  await screen.getByRole('button', { name: 'Second' }).click()
  await expect.poll(() => title('Failed to resend email').length).toBe(1)
  expect(title('Email sent!').length).toBe(0)
})

test('a message goes after its time', async () => {
  const screen = await render(
    <ToastProvider>
      <Example duration={300} />
    </ToastProvider>,
  )
  let wasDisplayed = false
  const observer = new MutationObserver(() => (wasDisplayed ||= title('Email sent!').length > 0))
  observer.observe(document.body, { childList: true, subtree: true })
  await screen.getByRole('button', { name: 'First' }).click()
  await expect.poll(() => wasDisplayed).toBe(true)
  await expect.poll(() => title('Email sent!').length).toBe(0)
  observer.disconnect()
})

test('a message can be pressed, and so can what lies beside it', async () => {
  const screen = await render(
    <ToastProvider>
      <Example />
    </ToastProvider>,
  )
  await screen.getByRole('button', { name: 'First' }).click()
  await expect.poll(() => title('Email sent!').length).toBe(1)
  const place = document.querySelector('.ui-toast-place')?.getBoundingClientRect()
  expect(place?.width).toBeGreaterThan(100)
  const pressed = (inset: number) =>
    document.elementFromPoint((place?.right ?? 0) - inset, (place?.top ?? 0) + inset)?.closest('.ui-toast-place') ??
    null
  expect(pressed(2)).toBeNull()
  expect(pressed(40)).not.toBeNull()
})

test('F8 moves the focus to the messages', async () => {
  const screen = await render(
    <ToastProvider>
      <Example />
    </ToastProvider>,
  )
  await screen.getByRole('button', { name: 'First' }).click()
  await expect.poll(() => title('Email sent!').length).toBe(1)
  await userEvent.keyboard('{F8}')
  await expect.poll(() => document.activeElement?.closest('.ui-toast-place') !== null).toBe(true)
})

test.each([
  { width: 360, focused: 'top', edge: 'bottom' },
  { width: 360, focused: 'bottom', edge: 'top' },
  { width: 1440, focused: 'bottom', edge: 'bottom' },
])('a message at $width px never covers what has focus at the $focused', async ({ width, focused, edge }) => {
  await page.viewport(width, 740)
  onTestFinished(() => page.viewport(414, 896))
  const screen = await render(
    <ToastProvider>
      <Example />
      <input aria-label="top" style={{ position: 'fixed', insetBlockStart: 0, insetInlineStart: 0, width: '8rem' }} />
      <input aria-label="bottom" style={{ position: 'fixed', insetBlockEnd: 0, insetInlineStart: 0, width: '8rem' }} />
    </ToastProvider>,
  )
  const opener = screen.getByRole('button', { name: 'First' }).element() as HTMLElement
  opener.click()
  await expect.poll(() => title('Email sent!').length).toBe(1)
  const field = screen.getByRole('textbox', { name: focused }).element() as HTMLElement
  field.focus()
  const place = document.querySelector('.ui-toast-place')
  await expect.poll(() => place?.getAttribute('data-place')).toBe(edge)
  const { x, y, width: w, height: h } = field.getBoundingClientRect()
  expect(document.elementFromPoint(x + w / 2, y + h / 2)).toBe(field)
  const message = title('Email sent!')[0]?.getBoundingClientRect()
  expect((message?.top ?? 0) < 370).toBe(edge === 'top')
  await userEvent.keyboard('{F8}')
  await expect.poll(() => place?.contains(document.activeElement)).toBe(true)
  expect(place?.getAttribute('data-place')).toBe(edge)
})

test('a dialog that has focus itself, and no size, leaves a message at the bottom', async () => {
  const screen = await render(
    <ToastProvider>
      <Example />
      <section aria-label="Confirmed" tabIndex={-1} style={{ position: 'absolute', insetBlockStart: '95vh' }} />
    </ToastProvider>,
  )
  await screen.getByRole('button', { name: 'First' }).click()
  await expect.poll(() => title('Email sent!').length).toBe(1)
  document.querySelector<HTMLElement>('[aria-label="Confirmed"]')?.focus()
  await expect.poll(() => document.querySelector('.ui-toast-place')?.getAttribute('data-place')).toBe('bottom')
})

describe.each([360, 1440])('at %d px, over a dialog', (width) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true }).element() as HTMLElement
  const messages = () => document.querySelector<HTMLElement>('.ui-toast-place')
  const place = () => messages()?.dataset['place']

  function Confirmed() {
    const { show } = useToast()
    const [more, setMore] = useState(false)
    return (
      <Dialog open size="large" title="Confirmed" closeLabel="Leave" onClose={nothing} footer={<Button>Got it</Button>}>
        <div style={{ height: '150vh' }}>Words</div>
        <Button onClick={() => show({ title: 'Saved.', duration: 60_000 })}>Save</Button>
        <Button onClick={() => setMore(true)}>More</Button>
        {more ? (
          <button type="button" style={{ position: 'fixed', zIndex: 1, insetBlockStart: 0, insetInlineEnd: '2rem' }}>
            Arrived
          </button>
        ) : null}
      </Dialog>
    )
  }

  async function save() {
    await page.viewport(width, 740)
    onTestFinished(() => page.viewport(414, 896))
    await render(
      <ToastProvider>
        <Confirmed />
      </ToastProvider>,
    )
    await expect.poll(() => document.getAnimations().length).toBe(0)
    button('Save').click()
    await expect.poll(() => title('Saved.').length).toBe(1)
  }

  function expectReached(...names: string[]) {
    for (const name of names) {
      const { x, y, width: w, height: h } = button(name).getBoundingClientRect()
      expect(button(name).contains(document.elementFromPoint(x + w / 2, y + h / 2)), name).toBe(true)
    }
  }

  test('a message leaves the buttons at both ends of it free', async () => {
    await save()
    await expect.poll(place).toMatch(/px$/)
    expectReached('Got it', 'Leave')
  })

  test('a message is at the edge that becomes free, and leaves it to a button that arrives there', async () => {
    await save()
    // The end of the announcement would have the place looked for again, as the end of the scroll does.
    await expect.poll(() => document.querySelectorAll('[role="status"]').length, { timeout: 3000 }).toBe(0)
    document.querySelector('.ui-dialog-place')?.scrollTo(0, 10_000)
    await expect.poll(place).toBe('top')
    expectReached('Got it', 'Save')
    button('More').click()
    await expect.poll(place).toMatch(/px$/)
    expectReached('Got it', 'Arrived')
  })

  test('a message that has the focus stays where it is', async () => {
    await save()
    await expect.poll(place).toMatch(/px$/)
    const before = messages()?.getBoundingClientRect().top
    await userEvent.keyboard('{F8}')
    await expect.poll(() => messages()?.contains(document.activeElement)).toBe(true)
    document.querySelector('.ui-dialog-place')?.scrollTo(0, 10_000)
    await expect.poll(() => button('Save').getBoundingClientRect().top).toBeLessThan(740)
    expect(messages()?.getBoundingClientRect().top).toBe(before)
  })
})
