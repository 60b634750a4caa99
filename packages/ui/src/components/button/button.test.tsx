import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

test('a busy button keeps its focus, says what it does, and cannot be pressed again', async () => {
  const onClick = vi.fn<() => void>()
  const screen = await render(
    <Button busy busyLabel="Sending..." onClick={onClick}>
      Send Reset Link
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Sending...' })
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
})

test('a busy submit button does not send the form, neither by Enter in a field', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const screen = await render(
    <form onSubmit={onSubmit}>
      <input aria-label="Email" />
      <Button type="submit" busy>
        Sign In
      </Button>
    </form>,
  )
  await screen.getByRole('textbox', { name: 'Email' }).click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a button that cannot be used says why', async () => {
  const screen = await render(<Button disabledReason="Type DELETE to continue.">Delete Account</Button>)
  const button = screen.getByRole('button', { name: 'Delete Account' })
  await expect.element(button).toHaveAccessibleDescription('Type DELETE to continue.')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
})
