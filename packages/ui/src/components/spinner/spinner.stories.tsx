import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Components/Spinner (loader, loading)',
  id: 'components-spinner',
  component: Spinner,
  args: { label: 'Verifying your account...' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const WithWords: Story = {}
export const Large: Story = { args: { size: 'large', label: 'Loading your profile...' } }
