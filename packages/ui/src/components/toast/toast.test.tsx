import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
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
  let wasShown = false
  const observer = new MutationObserver(() => (wasShown ||= title('Email sent!').length > 0))
  observer.observe(document.body, { childList: true, subtree: true })
  await screen.getByRole('button', { name: 'First' }).click()
  await expect.poll(() => wasShown).toBe(true)
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
