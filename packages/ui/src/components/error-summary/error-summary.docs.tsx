import type { PartDocs } from '../../foundations/part-docs.ts'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

const missing = [
  { message: 'Enter your first name', fieldId: 'good-first-name' },
  { message: 'Enter your email address', fieldId: 'good-email' },
]

export const docs = {
  use: ['At the top of a form that was sent with errors; move the focus to it.'],
  avoid: ['Failures of the server: use Banner.', 'In place of the errors under the fields: show both.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Moves the focus to the control that the error is about.' },
  ],
  name: '`heading`. Each error is a link to its control.',
  good: {
    drawing: (
      <div className="ui-form-fields">
        <ErrorSummary heading="Please fix the following errors:" errors={missing} />
        <TextField id="good-first-name" name="good-first-name" label="First name" error="Enter your first name" />
        <TextField id="good-email" name="good-email" type="email" label="Email" error="Enter your email address" />
      </div>
    ),
    why: 'Each error leads to its field, which says the same.',
  },
  bad: {
    drawing: (
      <div className="ui-form-fields">
        <ErrorSummary heading="Please fix the following errors:" errors={[{ message: 'The server did not answer' }]} />
        <TextField name="bad-first-name" label="First name" defaultValue="Maria" />
        <TextField name="bad-email" type="email" label="Email" defaultValue="maria.keller@example.com" />
      </div>
    ),
    why: 'A server failure is nothing to correct here: use Banner.',
  },
  conformance: {
    kind: 'composition',
    role: 'alert',
    name: 'There is a problem',
    element: <ErrorSummary heading="There is a problem" errors={[{ message: 'Email is required' }]} />,
  },
} satisfies PartDocs
