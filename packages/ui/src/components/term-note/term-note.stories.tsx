import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TermNote } from './term-note.tsx'
import { ExplainedTerm } from '../explained-term/explained-term.tsx'

const meta = {
  title: 'Components/TermNote (popover)',
  id: 'components-term-note',
  component: ExplainedTerm,
  args: {
    href: '#boot',
    name: 'Boot',
    meaning: 'Value received in an exchange that is not like-kind property, such as cash kept or debt not replaced.',
    note: (props) => <TermNote {...props} labels={{ more: 'More about this term', close: 'Close' }} />,
    children: 'boot',
  },
  decorators: [
    (Story) => (
      <p>
        <span>Cash that you keep is </span>
        <Story />
        <span>, and it is generally taxed first.</span>
      </p>
    ),
  ],
} satisfies Meta<typeof ExplainedTerm>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'boot' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Boot' })).toBeVisible())
  },
}
export const LongText: Story = {
  args: {
    name: 'Boot, or whatever else is received in an exchange besides real property of like kind',
    meaning: 'Value that is not like-kind property. '.repeat(12),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'boot' }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  },
}
