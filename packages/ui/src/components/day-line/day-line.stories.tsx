import type { Meta, StoryObj } from '@storybook/react-vite'
import { DayLine } from './day-line.tsx'

const meta = {
  title: 'Components/DayLine',
  component: DayLine,
  args: {
    summary:
      'Day 0: the property is sold. Day 45: replacement property is identified. Day 180: the purchase is closed.',
    points: [
      { day: 0, label: 'Day 0', detail: 'Your property is sold' },
      { day: 45, label: 'Day 45', detail: 'Replacement property is identified in writing' },
      { day: 180, label: 'Day 180', detail: 'The purchase is closed' },
    ],
  },
} satisfies Meta<typeof DayLine>
export default meta
type Story = StoryObj<typeof meta>

export const Exchange: Story = {}
