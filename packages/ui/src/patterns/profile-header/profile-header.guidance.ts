import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['On top of a person’s own page.'],
  avoid: ['Public pages: use PageHeader.'],
  keyboard: [],
  name: 'The title is the heading of level 1.',
}
