import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['The end of a page: one invitation, one way on.'],
  avoid: ['The middle of a page, or twice on one page.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, and on.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'The heading, then the words of the link.',
}
