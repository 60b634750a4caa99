import type { Meta, StoryObj } from '@storybook/react-vite'
import { TierBadge } from './tier-badge.tsx'

const meta = {
  title: 'Components/TierBadge',
  component: TierBadge,
  args: { tone: 'gold', label: 'Gold' },
} satisfies Meta<typeof TierBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Gold: Story = {}
export const Silver: Story = { args: { tone: 'silver', label: 'Silver' } }
export const Bronze: Story = { args: { tone: 'bronze', label: 'Bronze' } }
export const Nurtured: Story = { args: { tone: 'nurtured', label: 'Nurtured' } }
export const Large: Story = { args: { size: 'large', label: 'Gold Tier' } }
