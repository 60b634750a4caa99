import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A few ways on, each with its kind above it.'],
  avoid: ['More than about six: use a list of links.', 'An action: use Button.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, and on.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'The words of its link: the kind, then the label.',
}
