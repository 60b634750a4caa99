import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Progress through a form with several steps.'],
  avoid: ['Steps that the person is not taking now: use Timeline.', 'Loading: use Spinner.'],
  keyboard: [],
  name: '`label`; the present step carries aria-current, and `summary` says it in words.',
}
