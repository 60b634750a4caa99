import type { PartDocs } from '../../foundations/part-docs.ts'
import { Button } from '../button/button.tsx'
import { Illustration } from './illustration.tsx'

export const docs = {
  use: ['One drawing for a page or an empty place.'],
  avoid: ['Figures: use a chart.', 'In a row of controls: use Icon.'],
  keyboard: [],
  name: 'Hidden from screen readers; `label` gives it a spoken name.',
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
  conformance: {
    kind: 'composition',
    role: 'img',
    name: 'A building in section',
    element: <Illustration name="building" label="A building in section" />,
  },
} satisfies PartDocs
