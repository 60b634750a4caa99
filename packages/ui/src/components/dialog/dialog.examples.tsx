import type { Examples } from '../../foundations/guidance.ts'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'

// Cards stand in for dialogs: an open dialog would cover the docs page.
export const examples: Examples = {
  good: {
    drawing: (
      <Card
        heading="Discard Changes?"
        footer={
          <>
            <Button variant="secondary">Keep Editing</Button>
            <Button variant="danger">Discard Changes</Button>
          </>
        }
      >
        <p>You changed the expected sale price and have not saved it.</p>
      </Card>
    ),
    why: 'A question, and each button is an answer to it.',
  },
  bad: {
    drawing: (
      <Card
        heading="Success"
        footer={
          <>
            <Button variant="secondary">Cancel</Button>
            <Button>OK</Button>
          </>
        }
      >
        <p>Your profile was saved.</p>
      </Card>
    ),
    why: 'This is news, with nothing to decide: use Toast.',
  },
}
