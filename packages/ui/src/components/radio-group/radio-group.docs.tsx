import type { PartDocs } from '../../foundations/part-docs.ts'
import { nothing, options } from '../../testing/sample-props.ts'
import { RadioGroup } from './radio-group.tsx'

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export const docs = {
  use: ['One choice of a few, all of them in view.'],
  avoid: ['More than about seven: use Select or NativeSelect.', 'Yes or no to one thing: use Checkbox.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow keys', does: 'Move the choice within the group.' },
    { keys: 'Space', does: 'Chooses the one in focus.' },
  ],
  name: '`legend` names the group; the hint and the error belong to it.',
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
  conformance: {
    kind: 'control',
    role: 'radiogroup',
    name: 'Ready?',
    draw: (passed) => <RadioGroup {...passed} legend="Ready?" name="ready" options={options} />,
  },
} satisfies PartDocs
