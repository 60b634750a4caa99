import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Figures or facts that are compared along rows and columns.'],
  avoid: ['Terms with one description each: use DescriptionList.', 'Layout.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow keys', does: 'Scroll the table where it is wider than the page.' },
  ],
  name: 'The caption, also where it is hidden; each row has a heading.',
}
