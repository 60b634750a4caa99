import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Components/Skeleton (placeholder, loading)',
  id: 'components-skeleton',
  component: Skeleton,
  args: { label: 'Loading FAQs...' },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}
export const Heading: Story = { args: { shape: 'heading' } }
export const Block: Story = { args: { height: 'var(--space-12)' } }
