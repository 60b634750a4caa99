import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A whole number near a known one, such as a year.'],
  avoid: ['An amount of money: use MoneyField.', 'A number that is never stepped: use NumberField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow up, Arrow down', does: 'Change it by `step`.' },
    { keys: 'Page up, Page down', does: 'Change it by ten steps.' },
  ],
  name: '`label`; the buttons say what they change.',
}
