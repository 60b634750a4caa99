import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Many questions that readers search or narrow.'],
  avoid: ['Up to about six questions: use Accordion.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, and on.' },
    { keys: 'Any character', does: 'Types it.' },
    { keys: 'Enter or Space', does: 'Opens a question.' },
  ],
  name: 'A search field with its label; the number found is said as it changes.',
}
