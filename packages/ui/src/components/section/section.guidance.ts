import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A band of a page with a heading of level 2.'],
  avoid: ['One matter among others of equal weight: use Card.'],
  keyboard: [],
  name: 'The heading labels the region.',
}
