import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Once, on top of every page.'],
  avoid: ['Parts of one page: use ContentsList or LinkTabs.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter or Space', does: 'Opens the menu where it is folded.' },
    { keys: 'Escape', does: 'Closes the menu.' },
  ],
  name: 'A navigation landmark; the present page carries aria-current.',
}
