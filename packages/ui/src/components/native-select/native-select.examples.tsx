import type { Examples } from '../../foundations/guidance.ts'
import { NativeSelect } from './native-select.tsx'

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export const examples: Examples = {
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
}
