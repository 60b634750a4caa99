import type { PartDocs } from '../../foundations/part-docs.ts'
import { nothing } from '../../testing/sample-props.ts'
import { Button } from '../../components/button/button.tsx'
import { Card } from '../../components/card/card.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { TwoStepConfirmation } from './two-step-confirmation.tsx'

// Cards stand in for the dialog: an open one would cover the docs page.
export const docs = {
  use: ['Something that cannot be undone, such as deleting an account.'],
  avoid: ['Anything that can be undone: do it, and offer to undo it.', 'A plain question: use Dialog.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves within the dialog.' },
    { keys: 'Escape', does: 'Closes it without doing anything.' },
  ],
  name: '`title`; the warning is read after it. An alert dialog.',
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
  conformance: {
    kind: 'composition',
    role: 'alertdialog',
    name: 'Delete Account',
    element: (
      <TwoStepConfirmation
        open
        onClose={nothing}
        title="Delete Account"
        warning="For good"
        cancelLabel="Cancel"
        continueLabel="Continue"
        word="DELETE"
        confirmationLabel="Type DELETE"
        confirmLabel="Delete"
      />
    ),
  },
} satisfies PartDocs
