import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
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
}
