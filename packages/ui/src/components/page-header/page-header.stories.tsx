import type { Meta, StoryObj } from '@storybook/react-vite'
import { Illustration } from '../illustration/illustration.tsx'
import { LinkButton } from '../link-button/link-button.tsx'
import { Stat } from '../stat/stat.tsx'
import { PageHeader } from './page-header.tsx'

const meta = {
  title: 'Components/PageHeader (hero, title)',
  id: 'components-pageheader',
  component: PageHeader,
  args: {
    eyebrow: 'Required for DST Investments',
    title: 'Investor Accreditation',
    lead: 'DST interests are offered to accredited investors only. Here is what that means, and how it is verified.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Display: Story = {
  args: {
    size: 'display',
    eyebrow: 'DELAWARE STATUTORY TRUST',
    title: 'DST Investing. Made Simple.',
    lead: 'Replace the stress of the 1031 deadlines with property that is already bought, financed and managed.',
    actions: (
      <>
        <LinkButton href="#signup">Get Started</LinkButton>
        <LinkButton href="#learn" variant="secondary">
          Learn More
        </LinkButton>
      </>
    ),
    aside: <Illustration name="building" />,
  },
}
export const WithDrawing: Story = { args: { drawing: <Illustration name="agreement" /> } }
export const WithFacts: Story = {
  args: {
    title: 'Frequently Asked Questions',
    eyebrow: 'Reference',
    lead: 'What owners ask before they exchange into a DST.',
    facts: (
      <>
        <Stat size="large" label="Questions" value="30" />
        <Stat size="large" label="Categories" value="9" />
      </>
    ),
  },
}
export const LongText: Story = {
  args: {
    title: 'Frequently Asked Questions About Delaware Statutory Trusts and Their Replacement Properties',
    lead:
      'Thirty questions that owners of rental property ask before they exchange into a trust, each answered ' +
      'in plain words, with the authority that the answer rests on and the day on which somebody last ' +
      'compared the two.',
  },
}
export const Plain: Story = { args: { size: 'plain', title: 'Welcome Back', lead: undefined, eyebrow: undefined } }
