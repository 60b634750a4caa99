import type { Meta, StoryObj } from '@storybook/react-vite'
import { Brand } from './brand.tsx'

const meta = {
  title: 'Components/Brand (logo)',
  id: 'components-brand',
  component: Brand,
  args: { name: 'DST Investing', href: '#home' },
} satisfies Meta<typeof Brand>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
