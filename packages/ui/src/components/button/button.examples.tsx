import type { Examples } from '../../foundations/guidance.ts'
import { Button } from './button.tsx'

export const examples: Examples = {
  good: { drawing: <Button>Send Message</Button>, why: 'A verb that says what happens.' },
  bad: {
    drawing: (
      <div className="flex flex-wrap gap-2">
        <Button>OK</Button>
        <Button>Continue</Button>
      </div>
    ),
    why: 'Two primary buttons compete, and neither says what it does.',
  },
}
