import type { Meta, StoryObj } from '@storybook/react-vite'
import { BackBar } from './back-bar.tsx'

const meta = {
  title: 'Components/BackBar (breadcrumb, back link)',
  id: 'components-backbar',
  component: BackBar,
  args: {
    label: 'Way back',
    back: { label: 'Back to Home', href: '#back' },
  },
} satisfies Meta<typeof BackBar>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
