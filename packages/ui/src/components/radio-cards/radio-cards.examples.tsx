import type { Examples } from '../../foundations/guidance.ts'
import { RadioCards } from './radio-cards.tsx'

const stages = [
  { value: 'planned', label: 'Planned', hint: 'The property is not on the market yet' },
  { value: 'contract', label: 'Under contract', hint: 'The closing date is known' },
  { value: 'closed', label: 'Closed', hint: 'A qualified intermediary holds the proceeds' },
]

const regions = ['West Coast', 'East Coast', 'Southeast', 'Southwest', 'Midwest', 'Texas', 'Florida', 'No preference']

export const examples: Examples = {
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
}
