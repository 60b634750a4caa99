import type { PartDocs } from '../../foundations/part-docs.ts'
import { options } from '../../testing/sample-props.ts'
import { NativeSelect } from './native-select.tsx'

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export const docs = {
  use: ['One choice of a list on a public page: it is the browser’s own and weighs nothing.'],
  avoid: [
    'Behind the sign-in, beside other drawn controls: use Select.',
    'Up to five choices that people compare: use RadioGroup.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow keys', does: 'Change the choice, or open the list, as the system does.' },
    { keys: 'Any letter', does: 'Chooses what begins with it.' },
  ],
  name: '`label`; the hint and the error are read after it.',
  good: {
    drawing: (
      <NativeSelect
        name="good-state"
        label="State"
        options={['Ohio', 'Oregon', 'Texas', 'Utah', 'Vermont'].map((state) => ({ value: state, label: state }))}
      />
    ),
    why: 'One of many that people know by name.',
  },
  bad: {
    drawing: <NativeSelect name="bad-answer" label="Do you own the property?" options={yesOrNo} />,
    why: 'Two choices fit in view: use RadioGroup.',
  },
  conformance: {
    kind: 'control',
    role: 'combobox',
    name: 'Category',
    draw: (passed) => <NativeSelect {...passed} name="category" label="Category" options={options} />,
  },
} satisfies PartDocs
