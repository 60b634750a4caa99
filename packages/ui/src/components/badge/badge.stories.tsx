import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Components/Badge (tag, pill, chip)',
  id: 'components-badge',
  component: Badge,
  args: { children: 'Expert Reviewed' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Accent: Story = { args: { tone: 'accent', children: 'Tax & 1031 Exchange' } }
export const Positive: Story = { args: { tone: 'positive', icon: 'check', children: 'Accredited Investor' } }
export const Caution: Story = { args: { tone: 'caution', icon: 'alert', children: 'Not Accredited' } }
export const Negative: Story = { args: { tone: 'negative', children: 'Expired' } }
export const Information: Story = { args: { tone: 'info', icon: 'info', children: 'Info kept private' } }
