import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Where one stands in a form of several steps.'],
  avoid: ['Steps that are not walked now: use Timeline.', 'Loading: use Spinner.'],
  keyboard: [],
  name: '`label`; the present step carries aria-current, and `summary` says it in words.',
}
