import type { Examples } from '../../foundations/guidance.ts'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

const missing = [
  { message: 'Enter your first name', fieldId: 'good-first-name' },
  { message: 'Enter your email address', fieldId: 'good-email' },
]

export const examples: Examples = {
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
}
