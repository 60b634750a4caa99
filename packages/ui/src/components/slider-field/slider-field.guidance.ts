import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['To see what a change of an assumption does.', 'Ranges with at most about forty steps.'],
  avoid: ['An exact figure: use NumberField or MoneyField.', 'A few choices: use RadioGroup.'],
  keyboard: [
    { keys: 'Arrow keys', does: 'Change the value by one step.' },
    { keys: 'Page up, Page down', does: 'Change it by about a tenth of the range.' },
    { keys: 'Home, End', does: 'Go to the lowest and the highest value.' },
  ],
  name: '`label`; `valueText` is read as its value, with its unit.',
}
