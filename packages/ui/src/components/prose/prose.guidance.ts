import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Running text of an article, with its rail.'],
  avoid: ['Forms and settings.', 'A numbered legal text: use LegalPage.'],
  keyboard: [],
  name: 'None of its own: headings and lists keep theirs.',
}
