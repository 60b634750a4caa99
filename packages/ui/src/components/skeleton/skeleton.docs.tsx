import type { PartDocs } from '../../foundations/part-docs.ts'
import { Card } from '../card/card.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { Skeleton } from './skeleton.tsx'

export const docs = {
  use: ['Content that is still loading and whose size is known.'],
  avoid: ['An action under way: use the busy state of Button.', 'Waiting for a whole page: use Spinner.'],
  keyboard: [],
  name: '`label`, announced once; an empty one stays silent next to another.',
  good: {
    drawing: (
      <Card heading="Recent Activity">
        <Skeleton label="Loading recent activity" />
      </Card>
    ),
    why: 'Three lines hold the place of the text that is loading.',
  },
  bad: {
    drawing: (
      <div className="grid gap-4">
        <TextArea name="bad-message" label="Message" rows={3} defaultValue="The sale closes in March." />
        <Skeleton label="Sending..." height="var(--space-6)" />
      </div>
    ),
    why: 'It replaces the button while sending: use the busy state of Button.',
  },
  conformance: { kind: 'text', text: 'Loading your profile', element: <Skeleton label="Loading your profile" /> },
} satisfies PartDocs
