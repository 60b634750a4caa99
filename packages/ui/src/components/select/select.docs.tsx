import type { PartDocs } from '../../foundations/part-docs.ts'
import { options } from '../../testing/sample-props.ts'
import { Select } from './select.tsx'

const regions = ['West Coast', 'East Coast', 'Southeast', 'Southwest', 'Midwest', 'Texas', 'Florida', 'No preference']

const actions = [
  { value: 'download', label: 'Download my data' },
  { value: 'delete', label: 'Delete account' },
]

export const docs = {
  use: ['One choice of a longer list behind the sign-in, drawn like the controls around it.'],
  avoid: [
    'Public pages, and dialogs: use NativeSelect, which needs no script and no layer of its own.',
    'Up to five choices that people compare: use RadioGroup.',
    'Actions: use buttons or links.',
  ],
  keyboard: [
    { keys: 'Enter, Space or Arrow keys', does: 'Open the list.' },
    { keys: 'Arrow keys, Home, End', does: 'Move within the list.' },
    { keys: 'Any letter', does: 'Moves to what begins with it; starts over after one second.' },
    { keys: 'Enter', does: 'Chooses.' },
    { keys: 'Escape', does: 'Closes the list without a change.' },
  ],
  name: '`label`, then what is chosen; the hint and the error are read after it.',
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
  conformance: {
    kind: 'control',
    role: 'combobox',
    name: 'Region',
    draw: (passed) => <Select {...passed} name="region" label="Region" options={options} />,
  },
} satisfies PartDocs
