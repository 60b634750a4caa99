import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['One line: a name, an address, a code.'],
  avoid: [
    'A password: use PasswordField.',
    'An amount: use MoneyField.',
    'A choice among known values: use RadioGroup, Select or NativeSelect.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Sends the form.' },
  ],
  name:
    '`label`; the hint, the count of a limited text and the error are read after it. A placeholder never takes its ' +
    'place.',
}
