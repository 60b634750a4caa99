import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['The base of MoneyField and StepperField, for a number of another kind.'],
  avoid: [
    'An amount: use MoneyField.',
    'Digits that are not a number, such as a phone number or a code: use TextField.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow up, Arrow down', does: 'Change it by `step`, where there is one.' },
    { keys: 'Page up, Page down', does: 'Change it by ten steps.' },
  ],
  name: '`label`; text that is not a number is reported below the field, and the previous number stays.',
}
