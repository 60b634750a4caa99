import type { Examples } from '../../foundations/guidance.ts'
import { Button } from '../../components/button/button.tsx'
import { LinkButton } from '../../components/link-button/link-button.tsx'
import { ResultPanel } from './result-panel.tsx'

export const examples: Examples = {
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
}
