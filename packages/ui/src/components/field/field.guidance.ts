import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Around a control of your own, so that label, hint and error are tied to it.'],
  avoid: ['TextField and the other fields bring it along.'],
  keyboard: [],
  name: '`label`; the hint and the error are tied by aria-describedby.',
}
