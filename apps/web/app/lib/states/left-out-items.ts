import type { StateFigures } from '@dst/domain/parameters/states'
import { notesOf } from './state-notes.ts'
import { latestYear, placeName } from './state-words.ts'

/** What can touch the tax of this state and is not computed. */
export function leftOutItems(state: StateFigures): readonly string[] {
  const [, year] = latestYear(state)
  return [
    'Dependents, age, blindness and pensions.',
    ...(year.deduction ? ['Itemized deductions, in which states differ from federal law.'] : []),
    'Credits for low incomes.',
    'Depreciation or a basis of the state’s own, as after bonus depreciation.',
    'Tax that a partnership or S corporation pays itself for its owners. Trusts, estates and ' +
      'corporations have rules of their own.',
    `A year in which you move to or from ${placeName(state)}.`,
    'Taxes and fees on the transfer of real property. They are selling costs.',
    ...(notesOf(state.code).leftOut ?? []),
  ]
}
