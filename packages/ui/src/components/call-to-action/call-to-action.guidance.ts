import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['The end of a page: one invitation and one next step.'],
  avoid: ['The middle of a page, or twice on one page.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'The heading, then the text of the link.',
}
