import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['One matter that stands on its own beside others.'],
  avoid: ['A card inside a card.', 'A whole page of text: use Prose or Section.'],
  keyboard: [],
  name: 'The heading labels the region.',
}
