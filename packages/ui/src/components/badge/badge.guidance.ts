import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['One or two words for the state or kind of the thing beside it.'],
  avoid: ['A message: use Banner.', 'Something to press: use Button.', 'The rank of an investor: use TierBadge.'],
  keyboard: [],
  name: 'Its text. The color repeats it and never stands alone.',
}
