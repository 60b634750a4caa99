import type { PartDocs } from '../../foundations/part-docs.ts'
import { Card } from './card.tsx'

export const docs = {
  use: ['One matter that stands on its own beside others.'],
  avoid: ['A card inside a card.', 'A whole page of text: use Prose or Section.'],
  keyboard: [],
  name: 'The heading labels the region.',
  good: {
    drawing: (
      <Card heading="Password" headingLevel={3}>
        <p>Last changed on November 2.</p>
      </Card>
    ),
    why: 'One topic.',
  },
  bad: {
    drawing: (
      <Card heading="Security" headingLevel={3}>
        <Card heading="Password" headingLevel={4}>
          <p>Last changed on November 2.</p>
        </Card>
      </Card>
    ),
    why: 'A frame in a frame says nothing that a heading does not.',
  },
  conformance: { kind: 'composition', role: 'region', name: 'For you', element: <Card heading="For you">Words</Card> },
} satisfies PartDocs
