import type { PartDocs } from '../../foundations/part-docs.ts'
import { Button } from '../../components/button/button.tsx'
import { LinkButton } from '../../components/link-button/link-button.tsx'
import { ResultPanel } from './result-panel.tsx'

export const docs = {
  use: ['The outcome of a longer task: the figure, what it means, and what to do next.'],
  avoid: ['One figure among others: use Stat.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'The title; give `titleRef` the focus when the result appears.',
  good: {
    drawing: (
      <ResultPanel
        title="Registration Complete!"
        figure={{ label: 'Your score', value: '72', unit: '/100' }}
        lead="You may ask for a call with the partner advisor."
        actions={<Button>Schedule Consultation</Button>}
      />
    ),
    why: 'The figure, what it means, and what to do next.',
  },
  bad: {
    drawing: (
      <ResultPanel
        title="Saved"
        figure={{ label: 'Changed fields', value: '3' }}
        actions={<LinkButton href="#profile">View Profile</LinkButton>}
      />
    ),
    why: 'Saving is no result that anybody waits for: use Toast.',
  },
  conformance: {
    kind: 'composition',
    role: 'heading',
    name: 'Registration Complete!',
    element: <ResultPanel title="Registration Complete!" actions={null} />,
  },
} satisfies PartDocs
