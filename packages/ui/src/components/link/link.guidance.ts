import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Going to another page or place, in running text.'],
  avoid: ['The next step of a page: use LinkButton.', 'An action on this page: use Button.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'Its text, which says where it leads without the sentence around it.',
}
