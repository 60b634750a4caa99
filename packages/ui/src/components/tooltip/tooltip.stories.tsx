import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

const meta = {
  title: 'Components/Tooltip (hint)',
  id: 'components-tooltip',
  component: Tooltip,
  args: {
    text: 'A fixed example of a seven-year hold',
    children: (
      <Button variant="secondary" icon="info">
        DST lifecycle
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <TooltipProvider>
        <Story />
      </TooltipProvider>
    ),
  ],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('A fixed example of a seven-year hold')
  },
}
