import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Going to another page or place, in running text.'],
  avoid: ['The next step of a page: use LinkButton.', 'An action on this page: use Button.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, and on.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'Its words. They say where it leads without the sentence around them.',
}
