import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['The site’s mark and name, once in the bar and once in the footer.'],
  avoid: ['A heading of a page.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Goes to the home page.' },
  ],
  name: 'The name of the site. The mark itself is hidden from screen readers.',
}
