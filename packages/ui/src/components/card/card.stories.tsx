import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../link-button/link-button.tsx'
import { Card } from './card.tsx'

const meta = {
  title: 'Components/Card (panel, box)',
  id: 'components-card',
  component: Card,
  args: {
    heading: 'Need Help with Verification?',
    children: <p>A CPA, attorney or broker can confirm your status in 2-5 business days.</p>,
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Sheet: Story = {}
export const Well: Story = { args: { tone: 'well' } }
export const Ruled: Story = { args: { tone: 'ruled', eyebrow: 'March 2025' } }
export const Cover: Story = { args: { tone: 'cover' } }
export const WithFooter: Story = {
  args: {
    footer: (
      <LinkButton href="#signup" size="small">
        Get Started
      </LinkButton>
    ),
  },
}
