import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, type ScreenProps } from '../../site/screen.tsx'

const meta = {
  ...screen,
  title: 'Screens/Public/Glossary',
  tags: ['!autodocs'],
  args: { at: paths.glossary },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Glossary: Story = {}
