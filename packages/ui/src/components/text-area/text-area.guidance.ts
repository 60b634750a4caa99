import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Several lines: a message, a note.'],
  avoid: ['One line: use TextField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, and on.' },
    { keys: 'Enter', does: 'Begins a line.' },
  ],
  name: '`label`; the hint and the error are read after it.',
}
