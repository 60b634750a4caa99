import type { Examples } from '../../foundations/guidance.ts'
import { Button } from '../../components/button/button.tsx'
import { Card } from '../../components/card/card.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'

// Cards stand in for the dialog: an open one would cover the docs page.
export const examples: Examples = {
  good: {
    drawing: (
      <Card
        heading="Delete Account"
        footer={
          <>
            <Button variant="secondary">Cancel</Button>
            <Button variant="danger">Delete Account</Button>
          </>
        }
      >
        <p>Your profile and your answers are removed for good.</p>
        <TextField name="example-word" label="Type DELETE to Confirm" />
      </Card>
    ),
    why: 'It cannot be undone, so it takes a second step and a word.',
  },
  bad: {
    drawing: (
      <Card
        heading="Remove Sale"
        footer={
          <>
            <Button variant="secondary">Cancel</Button>
            <Button variant="danger">Remove Sale</Button>
          </>
        }
      >
        <p>The sale is removed from your exchange.</p>
        <TextField name="example-remove" label="Type REMOVE to Confirm" />
      </Card>
    ),
    why: 'A sale can be put back: remove it, and offer to undo that.',
  },
}
