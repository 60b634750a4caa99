import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Guide to DSTs',
  tags: ['!autodocs'],
  args: { at: paths.learn },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Guide: Story = { play: shows('Understanding Delaware Statutory Trusts') }
