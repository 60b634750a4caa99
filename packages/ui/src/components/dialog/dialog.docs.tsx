import type { PartDocs } from '../../foundations/part-docs.ts'
import { nothing } from '../../testing/sample-props.ts'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Dialog } from './dialog.tsx'

// Cards stand in for dialogs: an open dialog would cover the docs page.
export const docs = {
  use: ['A question that must be answered before anything else goes on, or a short form.'],
  avoid: ['Something long, or worth a link: make it a page.', 'News: use Toast or Banner.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves within the dialog and around its ends.' },
    { keys: 'Escape', does: 'Closes it, unless it is busy; the focus goes back to where it was.' },
  ],
  name: '`title`; `description` is read after it. `alertdialog` for what cannot be undone.',
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
  conformance: {
    kind: 'composition',
    role: 'dialog',
    name: 'Reset Password',
    element: <Dialog open onClose={nothing} title="Reset Password" />,
  },
} satisfies PartDocs
