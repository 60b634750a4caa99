import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PasswordField } from './password-field.tsx'

test('the password is shown and hidden again, with what was typed', async () => {
  const screen = await render(<PasswordField name="password" label="Password" autoComplete="current-password" />)
  const field = screen.getByLabelText('Password', { exact: true })
  await field.fill('exchange-2026')
  await expect.element(field).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveValue('exchange-2026')
  await screen.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})
