import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Content on its way whose size is known.'],
  avoid: ['An action under way: use the busy state of Button.', 'Waiting for a whole page: use Spinner.'],
  keyboard: [],
  name: '`label`, said once; an empty one stays silent beside another.',
}
