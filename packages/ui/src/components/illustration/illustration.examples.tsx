import type { Examples } from '../../foundations/guidance.ts'
import { Button } from '../button/button.tsx'
import { Illustration } from './illustration.tsx'

export const examples: Examples = {
  good: {
    drawing: (
      <div className="grid gap-4">
        <Illustration name="ledger" />
        <p>You have not saved any calculations.</p>
      </div>
    ),
    why: 'One drawing in an empty place.',
  },
  bad: {
    drawing: (
      <div className="flex gap-2">
        <Illustration name="ledger" />
        <Button variant="secondary">Calculate</Button>
        <Illustration name="agreement" />
        <Button variant="secondary">Schedule</Button>
      </div>
    ),
    why: 'Too detailed for a row of controls: use Icon.',
  },
}
