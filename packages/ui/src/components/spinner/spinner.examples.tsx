import type { Examples } from '../../foundations/guidance.ts'
import { Button } from '../button/button.tsx'
import { Spinner } from './spinner.tsx'

export const examples: Examples = {
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
}
