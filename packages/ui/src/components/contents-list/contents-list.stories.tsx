import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContentsList } from './contents-list.tsx'

const meta = {
  title: 'Components/ContentsList (table of contents, TOC)',
  id: 'components-contentslist',
  component: ContentsList,
  args: {
    label: 'On this page',
    items: [
      { id: 'acceptance', label: 'Acceptance of Terms' },
      { id: 'service', label: 'Description of Service' },
      { id: 'eligibility', label: 'Eligibility' },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="acceptance" />
        <div id="service" />
        <div id="eligibility" />
      </>
    ),
  ],
} satisfies Meta<typeof ContentsList>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const LongText: Story = {
  args: {
    numbered: true,
    items: [
      { id: 'acceptance', label: 'Acceptance of the Terms and What Follows From It for Investors' },
      { id: 'service', label: 'Description of the Service, and What It Does Not Include' },
      { id: 'eligibility', label: 'Eligibility' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--rail-width)' }}>
        <Story />
      </div>
    ),
  ],
}
export const Numbered: Story = { args: { numbered: true } }
