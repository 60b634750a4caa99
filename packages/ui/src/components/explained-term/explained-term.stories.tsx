import type { Meta, StoryObj } from '@storybook/react-vite'
import { TermNote } from '../term-note/term-note.tsx'
import { ExplainedTerm } from './explained-term.tsx'

const meta = {
  title: 'Components/ExplainedTerm (definition)',
  id: 'components-explained-term',
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

export const Closed: Story = {}
export const LongText: Story = {
  args: { children: 'unrecaptured section 1250 gain of property that was held for long' },
}
