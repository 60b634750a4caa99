import type { PartDocs } from '../../foundations/part-docs.ts'
import { bands } from '../../testing/sample-props.ts'
import { ScoreScale } from './score-scale.tsx'

const tiers = [
  { from: 0, label: 'Nurtured', tone: 'nurtured' },
  { from: 20, label: 'Bronze', tone: 'bronze' },
  { from: 50, label: 'Silver', tone: 'silver' },
  { from: 80, label: 'Gold', tone: 'gold' },
] as const

const stages = [
  { from: 0, label: 'Started', tone: 'nurtured' },
  { from: 50, label: 'Halfway', tone: 'bronze' },
] as const

export const docs = {
  use: ['A score among the thresholds that give it its meaning.'],
  avoid: ['Progress: use ProgressSteps.', 'A figure alone: use Stat.'],
  keyboard: [],
  name: '`summary` says in words where the score stands; the drawing is hidden.',
  good: {
    drawing: (
      <ScoreScale
        label="Your score"
        value={72}
        bands={tiers}
        summary="72 of 100: silver, which starts at 50. Gold starts at 80."
      />
    ),
    why: 'The thresholds show what a score of 72 means.',
  },
  bad: {
    drawing: <ScoreScale label="Your profile" value={60} bands={stages} summary="60 of 100 percent completed." />,
    why: 'Progress in a form is not a score: use ProgressSteps.',
  },
  conformance: {
    kind: 'text',
    text: 'Your score: 72 of 100',
    element: <ScoreScale label="Your score" value={72} bands={bands} summary="72 of 100" />,
  },
} satisfies PartDocs
