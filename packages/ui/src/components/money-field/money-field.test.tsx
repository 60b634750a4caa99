import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { readDollars, writeDollars } from '../../testing/dollars.ts'
import { MoneyField } from './money-field.tsx'

test('stands after a dollar sign, unless another is given', async () => {
  const given = {
    name: 'price',
    label: 'Sale price',
    value: 1_250_000.5,
    read: readDollars,
    format: writeDollars,
    onValueChange: () => {},
  }
  const screen = await render(<MoneyField {...given} />)
  await expect.element(screen.getByRole('textbox', { name: 'Sale price' })).toHaveValue('1,250,000.50')
  await expect.element(screen.getByText('$')).toBeVisible()
  await screen.rerender(<MoneyField {...given} prefix="€" />)
  await expect.element(screen.getByText('€')).toBeVisible()
})
