import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkCards } from './link-cards.tsx'

const meta = {
  title: 'Components/LinkCards (tiles, next steps)',
  id: 'components-linkcards',
  component: LinkCards,
  args: {
    items: [
      { href: '#what', eyebrow: 'DST Basics', label: 'What is a Delaware Statutory Trust?' },
      { href: '#days', eyebrow: 'Tax & 1031 Exchange', label: 'What are the 45 days and the 180 days?' },
      { href: '#lose', eyebrow: 'Risks & Limitations', label: 'Can I lose money?' },
      { href: '#sell', eyebrow: 'Risks & Limitations', label: 'Can I sell my interest before the property is sold?' },
    ],
  },
} satisfies Meta<typeof LinkCards>
export default meta
type Story = StoryObj<typeof meta>

export const Questions: Story = {}
export const LongText: Story = {
  args: {
    items: [
      {
        href: '#long',
        eyebrow: 'Exchanges that were begun before the sale was closed',
        label:
          'What happens to the money that the qualified intermediary holds when the replacement property falls ' +
          'through on day 179?',
      },
    ],
  },
}
