import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['The one next step of a page, when that is another page.'],
  avoid: ['An action on this page: use Button.', 'A link in running text: use TextLink.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'Its text. It is announced as a link, because it is one.',
}
