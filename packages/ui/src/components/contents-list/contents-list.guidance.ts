import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A long page with headings that readers jump between.'],
  avoid: ['A page that fits on two screens.', 'Moving between pages: use BackBar or the navigation bar.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Jumps to the heading.' },
  ],
  name: 'A navigation landmark with its label.',
}
