import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { SliderField } from './slider-field.tsx'

function Growth() {
  const [value, setValue] = useState(2)
  return (
    <SliderField
      label="Growth a year"
      hint="Hypothetical."
      value={value}
      min={-3}
      max={5}
      step={0.5}
      valueText={`${value}% a year`}
      onValueChange={setValue}
    />
  )
}

test('keys change the value by its step, and it is read with its unit', async () => {
  const screen = await render(<Growth />)
  const slider = screen.getByRole('slider', { name: 'Growth a year', exact: true })
  await userEvent.tab()
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '2.5% a year')
  await userEvent.keyboard('{Home}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '-3% a year')
  await expect.element(screen.getByText('-3% a year')).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '5% a year')
})

test('it can be hit with a thumb, and its hint describes it', async () => {
  const screen = await render(<Growth />)
  const slider = screen.getByRole('slider')
  expect(slider.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await expect.element(slider).toHaveAccessibleDescription('Hypothetical.')
})
