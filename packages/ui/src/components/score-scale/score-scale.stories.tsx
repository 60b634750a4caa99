import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScoreScale } from './score-scale.tsx'

const bands = [
  { from: 0, label: 'Nurtured', tone: 'nurtured' },
  { from: 20, label: 'Bronze', tone: 'bronze' },
  { from: 50, label: 'Silver', tone: 'silver' },
  { from: 80, label: 'Gold', tone: 'gold' },
] as const

const meta = {
  title: 'Components/ScoreScale',
  component: ScoreScale,
  args: { label: 'Your score', value: 72, bands, summary: '72 of 100: silver, which starts at 50. Gold starts at 80.' },
} satisfies Meta<typeof ScoreScale>
export default meta
type Story = StoryObj<typeof meta>

export const Silver: Story = {}
export const Gold: Story = { args: { value: 100, summary: '100 of 100: gold.' } }
export const OnThreshold: Story = { args: { value: 50, summary: '50 of 100: silver, which starts at 50.' } }
export const Lowest: Story = { args: { value: 0, summary: '0 of 100: nurtured.' } }
