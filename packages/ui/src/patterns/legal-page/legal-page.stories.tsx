import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../../components/link-button/link-button.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { LegalPage } from './legal-page.tsx'

const words =
  'By creating an account or using the questionnaire you accept these terms. If you do not accept them, please ' +
  'leave the site and use none of its parts. We may change the terms; the date above says when they last changed.'
const sections = [
  'Acceptance of Terms',
  'Description of Service',
  'Eligibility and the Statement of Accredited Investor Status',
  'No Investment, Tax or Legal Advice',
  'Limitation of Liability',
].map((heading) => ({
  id: heading.toLowerCase().replaceAll(/\W+/g, '-'),
  heading,
  content: (
    <Prose>
      <p>{words}</p>
      <ul>
        <li>You are of age where you live.</li>
        <li>What you tell us is true.</li>
      </ul>
    </Prose>
  ),
}))

const meta = {
  title: 'Patterns/LegalPage (terms, privacy)',
  id: 'patterns-legalpage',
  component: LegalPage,
  args: {
    title: 'Terms of Service',
    date: <time dateTime="2025-08-24">Effective August 24, 2025</time>,
    intro: <p>What you may expect from this site, and what it expects from you.</p>,
    contentsLabel: 'Quick navigation',
    sections,
    printLabel: 'Print',
    actions: <LinkButton href="#privacy">Privacy Policy</LinkButton>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LegalPage>
export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = {}
export const LongText: Story = {
  args: {
    title: 'Privacy Policy and Notice of the Rights of Residents of the Several States',
    sections: sections.map((section) => ({
      ...section,
      heading: `${section.heading}, Together With Everything That Follows From It for Investors and Their Advisors`,
    })),
  },
}
