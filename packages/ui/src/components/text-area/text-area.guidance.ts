import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Several lines: a message, a note.'],
  avoid: ['One line: use TextField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Starts a new line.' },
  ],
  name: '`label`; the hint, the count of a limited text and the error are read after it.',
}
