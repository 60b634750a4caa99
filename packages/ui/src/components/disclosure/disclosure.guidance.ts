import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Details that few readers need, behind one line.'],
  avoid: ['Several of them in a row: use Accordion.', 'Anything that everybody must read.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter or Space', does: 'Opens it or closes it.' },
  ],
  name: '`summary`, with its state.',
}
