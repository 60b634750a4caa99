import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Content that is still loading and whose size is known.'],
  avoid: ['An action under way: use the busy state of Button.', 'Waiting for a whole page: use Spinner.'],
  keyboard: [],
  name: '`label`, announced once; an empty one stays silent next to another.',
}
