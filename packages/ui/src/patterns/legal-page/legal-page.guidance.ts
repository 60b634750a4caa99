import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A legal document with numbered parts.'],
  avoid: ['Articles: use Prose.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Jumps to the part.' },
  ],
  name: 'The title is the heading of level 1; the contents are a navigation landmark.',
}
