import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Terms with one description each: a record, a receipt.'],
  avoid: ['More than one value per term: use DataTable.', 'Values to change: use a form.'],
  keyboard: [],
  name: 'Each term, read before its description.',
}
