import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Many questions that readers search or narrow.'],
  avoid: ['Up to about six questions: use Accordion.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Any character', does: 'Types it.' },
    { keys: 'Enter or Space', does: 'Opens a question.' },
  ],
  name: 'A search field with its label; the number of results is announced as it changes.',
}
