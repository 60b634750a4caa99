import type { PartDocs } from '../../foundations/part-docs.ts'
import { Button } from '../button/button.tsx'
import { Spinner } from './spinner.tsx'

export const docs = {
  use: ['Waiting for a whole page or for something of unknown size.'],
  avoid: ['A button that was pressed: give it `busy`.', 'Content of known size: use Skeleton.'],
  keyboard: [],
  name: '`label`, announced once when it appears.',
  good: {
    drawing: <Spinner size="large" label="Loading your profile..." />,
    why: 'The whole page is loading, and the words say so.',
  },
  bad: {
    drawing: (
      <div className="flex flex-wrap gap-2">
        <Button>Send Message</Button>
        <Spinner label="Sending..." />
      </div>
    ),
    why: 'The button can be pressed again: use the busy state of Button.',
  },
  conformance: { kind: 'text', text: 'One moment', element: <Spinner label="One moment" /> },
} satisfies PartDocs
