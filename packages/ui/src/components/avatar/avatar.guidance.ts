import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['The person whose page this is.'],
  avoid: ['Decoration: use Illustration.'],
  keyboard: [],
  name: '`name`, spoken as the name of the picture.',
}
