import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/button/button.tsx'
import { TierBadge } from '../../components/tier-badge/tier-badge.tsx'
import { ProfileHeader } from './profile-header.tsx'

const meta = {
  title: 'Patterns/ProfileHeader',
  component: ProfileHeader,
  args: {
    title: 'Welcome Back, Margaret',
    picture: { name: 'Picture of Margaret Ellison' },
    facts: (
      <>
        <TierBadge tone="silver" label="Silver tier" />
        <span>Score: 72 points</span>
      </>
    ),
    action: (
      <Button variant="secondary" icon="edit">
        Edit
      </Button>
    ),
  },
} satisfies Meta<typeof ProfileHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Completed: Story = {}
export const NotCompleted: Story = { args: { facts: 'margaret.ellison@example.com' } }
export const Editing: Story = {
  args: {
    action: (
      <Button variant="secondary" icon="close">
        Cancel
      </Button>
    ),
  },
}
export const LongText: Story = {
  args: {
    title: 'Welcome Back, Maximiliana-Alexandrina-Konstantina',
    facts: 'maximiliana.featherstonehaugh+exchange-correspondence@investments.example.com',
  },
}
