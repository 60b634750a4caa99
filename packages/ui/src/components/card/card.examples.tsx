import type { Examples } from '../../foundations/guidance.ts'
import { Card } from './card.tsx'

export const examples: Examples = {
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
}
