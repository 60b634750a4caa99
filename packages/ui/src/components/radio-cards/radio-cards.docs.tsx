import type { PartDocs } from '../../foundations/part-docs.ts'
import { options } from '../../testing/sample-props.ts'
import { RadioCards } from './radio-cards.tsx'

const stages = [
  { value: 'planned', label: 'Planned', hint: 'The property is not on the market yet' },
  { value: 'contract', label: 'Under contract', hint: 'The closing date is known' },
  { value: 'closed', label: 'Closed', hint: 'A qualified intermediary holds the proceeds' },
]

const regions = ['West Coast', 'East Coast', 'Southeast', 'Southwest', 'Midwest', 'Texas', 'Florida', 'No preference']

export const docs = {
  use: ['One of two to six choices that need room for an explanation.'],
  avoid: ['Short words in a row: use RadioGroup.', 'More than about seven: use Select or NativeSelect.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow keys', does: 'Move the choice within the group.' },
    { keys: 'Space', does: 'Chooses the one in focus.' },
  ],
  name: '`legend` names the group, `label` each choice.',
  good: {
    drawing: <RadioCards name="good-stage" legend="Where does your sale stand?" options={stages} />,
    why: 'Three choices, each with a line that explains it.',
  },
  bad: {
    drawing: (
      <RadioCards
        name="bad-region"
        legend="Property location"
        options={regions.map((region) => ({ value: region, label: region }))}
      />
    ),
    why: 'Eight cards are too many to scan: use Select or NativeSelect.',
  },
  conformance: {
    kind: 'control',
    role: 'radiogroup',
    name: 'Accredited?',
    draw: (passed) => <RadioCards {...passed} legend="Accredited?" name="accredited" options={options} />,
  },
} satisfies PartDocs
