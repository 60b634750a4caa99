import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Components/Accordion (collapse, questions)',
  id: 'components-accordion',
  component: Accordion,
  args: {
    name: 'faq',
    items: [
      { id: 'long', heading: 'How long does qualification take?', content: <p>5-10 minutes.</p>, open: true },
      {
        id: 'cost',
        heading: 'Is there a cost or obligation?',
        content: <p>None. The service is free for investors.</p>,
      },
      {
        id: 'next',
        heading: 'What happens after the RIA connection?',
        content: <p>The advisor contacts you within 24 hours.</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const OneOpen: Story = {}
export const WithLabels: Story = {
  args: {
    name: 'labelled',
    items: [
      {
        id: 'basics',
        label: <Badge tone="accent">DST Basics</Badge>,
        heading:
          'What is a Delaware Statutory Trust, and how does it differ from owning a building together with other ' +
          'people?',
        content: <p>A trust under Delaware law.</p>,
      },
    ],
  },
}
export const AnotherOpened: Story = {
  args: { name: 'another' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Is there a cost or obligation?'))
    await expect(canvas.getByText('None. The service is free for investors.')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('5-10 minutes.')).not.toBeVisible())
  },
}
