import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from './link.tsx'

const meta = {
  title: 'Components/Link',
  component: TextLink,
  args: { href: '#guide', children: 'Read the guide to 1031 exchanges' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Quiet: Story = { args: { tone: 'quiet' } }
