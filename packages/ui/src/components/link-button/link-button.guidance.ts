import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['The one next step of a page, when that is another page.'],
  avoid: ['An action on this page: use Button.', 'A link in running text: use TextLink.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, and on.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'Its words. It is announced as a link, which it is.',
}
