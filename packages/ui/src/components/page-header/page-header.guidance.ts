import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Once, at the top of every public page.'],
  avoid: ['Sections of a page: use Section.'],
  keyboard: [],
  name: 'The title is the one heading of level 1.',
}
