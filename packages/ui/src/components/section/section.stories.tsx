import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../link-button/link-button.tsx'
import { Section } from './section.tsx'

const meta = {
  title: 'Components/Section',
  component: Section,
  args: {
    heading: 'How DSTs help',
    intro: 'Three things that the deadline makes hard, and what a trust changes about them.',
    children: <p>Property that can be identified on the first day.</p>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Paper: Story = {}
export const Well: Story = { args: { tone: 'well' } }
export const Cover: Story = {
  args: {
    tone: 'cover',
    heading: 'Ready to Explore DST Investments?',
    intro: undefined,
    children: (
      <LinkButton href="#signup" variant="cover">
        Get Started
      </LinkButton>
    ),
  },
}
export const Beside: Story = { args: { layout: 'beside' } }
