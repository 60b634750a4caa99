import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MoneyField } from './money-field.tsx'

function Kept({ initial, step }: { initial: number; step?: number }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <MoneyField name="price" label="Sale price" value={value} onValueChange={setValue} {...(step === undefined ? {} : { step })} />
      <output>{value}</output>
    </>
  )
}

async function show(initial: number, step?: number) {
  const screen = await render(<Kept initial={initial} {...(step === undefined ? {} : { step })} />)
  const field = screen.getByRole('textbox', { name: 'Sale price' })
  const input = field.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('the field is no input')
  return { screen, field, input, kept: screen.getByRole('status') }
}

test('puts commas into the amount while it is typed', async () => {
  const { field, kept } = await show(0)
  await field.fill('')
  await userEvent.type(field, '1250000')
  await expect.element(field).toHaveValue('1,250,000')
  await expect.element(kept).toHaveTextContent('1250000')
})

test('keeps the caret where one types in the middle of the amount', async () => {
  const { field, input } = await show(1_250_000)
  await field.click()
  input.setSelectionRange(1, 1)
  await userEvent.keyboard('9')
  await expect.element(field).toHaveValue('19,250,000')
  expect(input.selectionStart).toBe(2)
  await userEvent.keyboard('{Backspace}')
  await expect.element(field).toHaveValue('1,250,000')
  expect(input.selectionStart).toBe(1)
})

test('takes the dollar sign, commas and spaces of a pasted amount', async () => {
  const { field, kept } = await show(0)
  await field.fill('$ 2,400,000')
  await expect.element(kept).toHaveTextContent('2400000')
})

test('goes back to the amount it had before when what is typed is no amount', async () => {
  const { field, kept } = await show(400_000)
  await field.click()
  await field.fill('about half')
  await userEvent.tab()
  await expect.element(field).toHaveValue('400,000')
  await expect.element(kept).toHaveTextContent('400000')
})

test('goes back to the last valid amount, also where that was typed in the same visit', async () => {
  const { field, kept } = await show(40)
  await field.fill('250000')
  await field.fill('a quarter million')
  await userEvent.tab()
  await expect.element(field).toHaveValue('250,000')
  await expect.element(kept).toHaveTextContent('250000')
})

test('steps by the given amount with buttons and arrow keys, never below 0', async () => {
  const { screen, field, kept } = await show(15_000, 10_000)
  await screen.getByRole('button', { name: 'Increase Sale price' }).click()
  await expect.element(kept).toHaveTextContent('25000')
  await field.click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(field).toHaveValue('0')
  await expect.element(screen.getByRole('button', { name: 'Decrease Sale price' })).toHaveAttribute('aria-disabled', 'true')
})

test('deletes backwards across a comma', async () => {
  const { field, input } = await show(1250)
  await field.click()
  input.setSelectionRange(2, 2)
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect.element(field).toHaveValue('250')
})

test('text that was there before the script took over goes back to the amount on leaving', async () => {
  const { field, input } = await show(400_000)
  // As the browser leaves it when somebody types before hydration: React has heard of no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'about half')
  await field.click()
  await userEvent.tab()
  await expect.element(field).toHaveValue('400,000')
})
