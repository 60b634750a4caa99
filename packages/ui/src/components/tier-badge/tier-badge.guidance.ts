import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['The tier of an investor.'],
  avoid: ['Any other state: use Badge.'],
  keyboard: [],
  name: '`label`. The bars and the color repeat it.',
}
