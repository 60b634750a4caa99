import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/button/button.tsx'
import { LinkButton } from '../../components/link-button/link-button.tsx'
import { ScoreScale } from '../../components/score-scale/score-scale.tsx'
import { TierBadge } from '../../components/tier-badge/tier-badge.tsx'
import { ResultPanel } from './result-panel.tsx'

const bands = [
  { from: 0, label: 'Nurtured', tone: 'nurtured' },
  { from: 20, label: 'Bronze', tone: 'bronze' },
  { from: 50, label: 'Silver', tone: 'silver' },
  { from: 80, label: 'Gold', tone: 'gold' },
] as const

const meta = {
  title: 'Patterns/ResultPanel (outcome, score)',
  id: 'patterns-resultpanel',
  component: ResultPanel,
  args: {
    title: 'Registration Complete!',
    badge: <TierBadge tone="silver" label="Silver" />,
    figure: { label: 'Your score', value: '72', unit: '/100' },
    lead: 'You qualify for a consultation with the partner advisor.',
    children: (
      <ScoreScale label="Your score" value={72} bands={bands} summary="72 of 100: silver, which starts at 50." />
    ),
    actions: (
      <>
        <Button>Schedule Consultation</Button>
        <LinkButton href="#profile" variant="secondary">
          View Profile
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof ResultPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Silver: Story = {}
