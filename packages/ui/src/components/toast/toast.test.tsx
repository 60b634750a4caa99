import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
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
  await expect.poll(() => place?.getAttribute('data-edge')).toBe(edge)
  const { x, y, width: w, height: h } = field.getBoundingClientRect()
  expect(document.elementFromPoint(x + w / 2, y + h / 2)).toBe(field)
  const message = title('Email sent!')[0]?.getBoundingClientRect()
  expect((message?.top ?? 0) < 370).toBe(edge === 'top')
  await userEvent.keyboard('{F8}')
  await expect.poll(() => place?.contains(document.activeElement)).toBe(true)
  expect(place?.getAttribute('data-edge')).toBe(edge)
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
  await expect.poll(() => document.querySelector('.ui-toast-place')?.getAttribute('data-edge')).toBe('bottom')
})
