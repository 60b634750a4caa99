import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Once, at the end of every page.'],
  avoid: ['Parts of one page.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'The content-information landmark; its lists of links have labels of their own.',
}
