import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Waiting for a whole page or for something of unknown size.'],
  avoid: ['A button that was pressed: give it `busy`.', 'Content of known size: use Skeleton.'],
  keyboard: [],
  name: '`label`, announced once when it appears.',
}
