import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from './link-button.tsx'

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { href: '#signup', children: 'Get Started' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary', children: 'Learn More' } }
export const WithIcon: Story = { args: { icon: 'arrow-right' } }
export const OnCover: Story = {
  args: { variant: 'cover' },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-4)', background: 'var(--surface-cover)' }}>
        <Story />
      </div>
    ),
  ],
}
export const QuietOnCover: Story = {
  args: { variant: 'cover-quiet' },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-4)', background: 'var(--surface-cover)' }}>
        <Story />
      </div>
    ),
  ],
}
