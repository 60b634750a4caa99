import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['The base of MoneyField and StepperField, for a number of another kind.'],
  avoid: ['An amount: use MoneyField.', 'Digits that are no number, such as a phone or a code: use TextField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, and on.' },
    { keys: 'Arrow up, Arrow down', does: 'Change it by `step`, where there is one.' },
    { keys: 'Page up, Page down', does: 'Change it by ten steps.' },
  ],
  name: '`label`; text that is no number is told below and leaves the number before it.',
}
