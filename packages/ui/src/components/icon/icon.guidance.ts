import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Next to words that say the same, so that they are found faster.'],
  avoid: ['In place of words, unless `label` names it.', 'Decoration on its own: use Illustration.'],
  keyboard: [],
  name: 'Hidden from screen readers; `label` gives it a spoken name.',
}
