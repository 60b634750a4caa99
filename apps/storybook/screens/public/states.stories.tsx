import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, type ScreenProps } from '../../site/screen.tsx'

const meta = {
  ...screen,
  title: 'Screens/Public/States',
  tags: ['!autodocs'],
  args: { at: paths.states },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const AllStates: Story = {}

export const OneState: Story = { args: { at: '/states/california' } }
