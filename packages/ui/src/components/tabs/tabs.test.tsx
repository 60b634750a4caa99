import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './tabs.tsx'

const items = [
  { id: 'individual', label: 'Individual Investors', content: <p>Income over $200,000</p> },
  { id: 'entities', label: 'Entities & Organizations', content: <p>Assets over $5 million</p> },
]

test('shows the first panel, and the other one after an arrow key', async () => {
  const screen = await render(<Tabs label="Who invests" items={items} />)
  await expect.element(screen.getByText('Income over $200,000')).toBeVisible()
  await expect.element(screen.getByText('Assets over $5 million')).not.toBeVisible()
  await screen.getByRole('tab', { name: 'Individual Investors' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .element(screen.getByRole('tab', { name: 'Entities & Organizations' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByText('Assets over $5 million')).toBeVisible()
})

test('goes around at the ends and jumps with Home and End', async () => {
  const screen = await render(<Tabs label="Who invests" items={items} />)
  await screen.getByRole('tab', { name: 'Individual Investors' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: 'Entities & Organizations' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('tab', { name: 'Individual Investors' })).toHaveFocus()
})
