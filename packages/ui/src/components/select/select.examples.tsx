import type { Examples } from '../../foundations/guidance.ts'
import { Select } from './select.tsx'

const regions = ['West Coast', 'East Coast', 'Southeast', 'Southwest', 'Midwest', 'Texas', 'Florida', 'No preference']

const actions = [
  { value: 'download', label: 'Download my data' },
  { value: 'delete', label: 'Delete account' },
]

export const examples: Examples = {
  good: {
    drawing: (
      <Select
        name="good-region"
        label="Property location"
        placeholder="Choose a region"
        options={regions.map((region) => ({ value: region, label: region }))}
      />
    ),
    why: 'One answer from a longer list.',
  },
  bad: {
    drawing: <Select name="bad-action" label="Your account" options={actions} defaultValue="delete" />,
    why: 'Deleting an account is an action: use buttons or links.',
  },
}
