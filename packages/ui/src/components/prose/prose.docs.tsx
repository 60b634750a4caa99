import type { PartDocs } from '../../foundations/part-docs.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Prose } from './prose.tsx'

export const docs = {
  use: ['Running text of an article, with its rail.'],
  avoid: ['Forms and settings.', 'A numbered legal text: use LegalPage.'],
  keyboard: [],
  name: 'None of its own: headings and lists keep theirs.',
  good: {
    drawing: (
      <Prose>
        <h3>What is a DST?</h3>
        <p>A Delaware statutory trust owns one or several properties. What changes for the owner:</p>
        <ul>
          <li>No tenants, no repairs, no calls at night.</li>
          <li>No say in how the property is run.</li>
        </ul>
      </Prose>
    ),
    why: 'Text that people read from top to bottom.',
  },
  bad: {
    drawing: (
      <Prose>
        <h3>Your Contact Details</h3>
        <TextField name="bad-name" label="Full name" defaultValue="Maria Keller" />
        <TextField name="bad-email" label="Email" defaultValue="maria@example.com" />
        <Button>Save Changes</Button>
      </Prose>
    ),
    why: 'A form is not an article: do not put it in Prose.',
  },
  conformance: {
    kind: 'text',
    text: 'A trust under Delaware law.',
    element: (
      <Prose>
        <p>A trust under Delaware law.</p>
      </Prose>
    ),
  },
} satisfies PartDocs
