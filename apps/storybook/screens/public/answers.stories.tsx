import { answerPaths } from '@dst/web/app/answer-paths.ts'
import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, type ScreenProps } from '../../site/screen.tsx'

const meta = {
  ...screen,
  title: 'Screens/Public/Answers',
  tags: ['!autodocs'],
  args: { at: paths.answers },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Contents: Story = {}

export const WithExample: Story = { args: { at: answerPaths.boot } }

export const WithoutExample: Story = { tags: ['no-picture'], args: { at: answerPaths.lookUp } }

/** Has no example either. */
export const LongTable: Story = { args: { at: '/answers/what-went-wrong' } }

export const Sheet: Story = { args: { at: '/answers/sheets/sponsor' } }

export const UnknownAnswer: Story = { tags: ['no-picture'], args: { at: '/answers/no-such-answer' } }
