import { questionnaireResultPath } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { acknowledgedConsultation, goldInvestor } from '@dst/api-client/testing'
import { outage } from '../../site/failures.ts'
import { bronzeInvestor, goldHistory, nurturedInvestor, silverInvestor } from '../../site/users.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Investor/Result of the questionnaire',
  tags: ['!autodocs'],
  args: { at: questionnaireResultPath },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const there = shows('Registration Complete!')

export const Gold: Story = { args: { investor: goldInvestor, server: { submissions: goldHistory } }, play: there }

export const Silver: Story = { args: { investor: silverInvestor }, play: there }

export const Bronze: Story = { args: { investor: bronzeInvestor }, play: there }

export const Nurtured: Story = { args: { investor: nurturedInvestor }, play: there }

/** The operator doesn't take consultation requests yet. */
export const ConsultationsClosed: Story = {
  args: { investor: goldInvestor, config: { consultationsOpen: false } },
  play: there,
}

export const ConsultationRequested: Story = {
  args: { investor: goldInvestor, server: { consultations: [acknowledgedConsultation] } },
  play: shows('Your consultation request'),
}

export const OfferNotRead: Story = {
  args: {
    investor: goldInvestor,
    arrange: ({ api }) => api.failWith('consultations.list', outage, Infinity),
  },
  play: there,
}

export const Loading: Story = {
  args: { investor: goldInvestor, arrange: ({ api }) => void api.hold('me.get') },
  play: shows('Loading your result...'),
}

export const Failure: Story = {
  args: { investor: goldInvestor, arrange: ({ api }) => api.failWith('me.get', outage, Infinity) },
  play: shows('Your result could not be loaded'),
}
