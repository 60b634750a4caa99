import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from './description-list.tsx'

const meta = {
  title: 'Components/DescriptionList (definitions, key and value)',
  id: 'components-descriptionlist',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Preferred contact', description: 'Phone' },
      { term: 'Best time', description: 'Morning 9am-12pm' },
      { term: 'Data sharing', description: 'Agreed' },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
export const Figures: Story = {
  args: {
    layout: 'figures',
    items: [
      { term: 'Capital gains tax', description: '$200,000' },
      { term: 'Recapture tax', description: '$51,282' },
      { term: 'Total tax deferral', description: '$251,282', total: true },
    ],
  },
}
export const Definitions: Story = {
  args: {
    layout: 'definitions',
    items: [
      {
        term: 'Boot',
        description:
          'What you receive in an exchange besides like-kind property, such as cash. It is taxed up to the gain.',
      },
      {
        term: 'Qualified intermediary',
        description: 'Holds the money between your sale and your purchase, so that you never receive it.',
      },
    ],
  },
}
export const TermsThatLead: Story = {
  args: {
    items: [
      { term: 'Learn', href: '#learn', description: 'what a Delaware statutory trust is' },
      { term: 'FAQ', href: '#faq', description: 'common questions, answered' },
    ],
  },
}
export const VeryLargeFigures: Story = {
  args: {
    layout: 'figures',
    items: [
      { term: 'Total tax deferral over the whole holding period', description: '$1,234,567,890,123', total: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--side-width)' }}>
        <Story />
      </div>
    ),
  ],
}
export const LongText: Story = {
  args: {
    items: [
      {
        term: 'Email',
        description: 'margaret.ellison-featherstonehaugh+exchange-correspondence@investments.example.com',
      },
    ],
  },
}
