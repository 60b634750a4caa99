import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { Meter, type MeterProps } from './meter.tsx'

const short: MeterProps = {
  label: 'Cash',
  share: 0.75,
  amount: '$750,000',
  target: 'of $1,000,000 to spend',
  state: 'short',
  status: '$250,000 short',
}

test('a screen reader hears the amounts as its value and what is missing as its description', async () => {
  const screen = await render(<Meter {...short} />)
  const meter = screen.getByRole('meter', { name: 'Cash', exact: true })
  await expect.element(meter).toHaveAttribute('aria-valuetext', '$750,000 of $1,000,000 to spend')
  await expect.element(meter).toHaveAttribute('aria-valuenow', '75')
  await expect.element(meter).toHaveAccessibleDescription('$250,000 short')
})

test.for([
  [-0.5, '0', 0],
  [0, '0', 0],
  [0.5, '50', 0.5],
  [1, '100', 1],
  [3, '100', 1],
] as const)('a share of %f fills it to %s percent, and never beyond its ends', async ([share, now, filled]) => {
  const screen = await render(<Meter {...short} state="met" share={share} />)
  const track = screen.getByRole('meter').element()
  expect(track).toHaveAttribute('aria-valuenow', now)
  const fill = track.firstElementChild?.getBoundingClientRect().width ?? 0
  expect(fill / track.clientWidth).toBeCloseTo(filled, 1)
})
