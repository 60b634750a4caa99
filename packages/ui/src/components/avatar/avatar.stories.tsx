import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './avatar.tsx'

const meta = { title: 'Components/Avatar', component: Avatar, args: { name: 'Margaret Ellison' } } satisfies Meta<
  typeof Avatar
>
export default meta
type Story = StoryObj<typeof meta>

export const Placeholder: Story = {}
export const Large: Story = { args: { size: 'large' } }
export const Picture: Story = {
  args: {
    src:
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" ' +
      'height="1" fill="gray"/></svg>',
  },
}
