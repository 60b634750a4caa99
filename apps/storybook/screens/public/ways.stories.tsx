import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, type ScreenProps } from '../../site/screen.tsx'

const meta = {
  ...screen,
  title: 'Screens/Public/Ways forward',
  tags: ['!autodocs'],
  args: { at: paths.notAccredited },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const NotAccredited: Story = {}

export const GettingReady: Story = { args: { at: paths.gettingReady } }
