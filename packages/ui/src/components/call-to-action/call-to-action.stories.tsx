import type { Meta, StoryObj } from '@storybook/react-vite'
import { CallToAction } from './call-to-action.tsx'

const meta = {
  title: 'Components/CallToAction (CTA)',
  id: 'components-calltoaction',
  component: CallToAction,
  args: {
    heading: 'Ready to Explore DST Investments?',
    text: 'Create an account and answer a short questionnaire. It is free, and it commits you to nothing.',
    link: { label: 'Get Started', href: '#signup' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CallToAction>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const LongText: Story = {
  args: {
    heading: 'Ready to look at property that is already bought, financed and managed for those who exchange into it?',
    link: { label: 'Create an account and answer the questionnaire', href: '#signup' },
  },
}
