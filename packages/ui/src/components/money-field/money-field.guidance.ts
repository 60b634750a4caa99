import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['An amount in dollars, typed as people write it.'],
  avoid: ['A year or a count: use StepperField.', 'A percentage or other number: use NumberField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow up, Arrow down', does: 'Change it by `step`, where there is one.' },
    { keys: 'Page up, Page down', does: 'Change it by ten steps.' },
  ],
  name: '`label`; the sign is part of the picture, and the value is read as a number.',
}
