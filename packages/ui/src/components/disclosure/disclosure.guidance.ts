import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Words that few readers need, behind one line.'],
  avoid: ['Several of them in a row: use Accordion.', 'What everybody must read.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, and on.' },
    { keys: 'Enter or Space', does: 'Opens it or closes it.' },
  ],
  name: '`summary`, with its state.',
}
