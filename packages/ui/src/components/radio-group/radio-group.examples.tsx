import type { Examples } from '../../foundations/guidance.ts'
import { RadioGroup } from './radio-group.tsx'

const nothing = () => undefined

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export const examples: Examples = {
  good: {
    drawing: <RadioGroup name="good-answer" legend="Do you own the property?" options={yesOrNo} />,
    why: 'Every choice in view, none chosen for the person.',
  },
  bad: {
    drawing: (
      <RadioGroup
        name="bad-agreement"
        legend="Terms"
        options={[{ value: 'yes', label: 'I agree' }]}
        value="yes"
        onValueChange={nothing}
      />
    ),
    why: 'A single option is no choice: use Checkbox.',
  },
}
