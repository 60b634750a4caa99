import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A few next steps, each with its kind above it.'],
  avoid: ['More than about six: use a list of links.', 'An action: use Button.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'The text of its link: the kind, then the label.',
}
