import type { Examples } from '../../foundations/guidance.ts'
import { Card } from '../card/card.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { Skeleton } from './skeleton.tsx'

export const examples: Examples = {
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
}
