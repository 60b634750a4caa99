import * as values from '../return-due-dates.ts'
import type { Parameter } from './parameter.ts'

export const returnDueDates = {
  label: 'When the return for the year of the sale is due, on the 15th, and for how long it can be extended',
  unit: 'months',
  value: values.returnDueDates,
  source: '26 U.S.C. 6072(a), (b); 26 CFR 1.6081-2, 1.6081-3, 1.6081-4, 1.6081-6',
  reviewed: '2026-11-25',
} satisfies Parameter

export const juneYearCorporation = {
  label: 'The same for a C corporation whose year ends on June 30, for years that begin before this one',
  unit: 'months',
  value: values.juneYearCorporation,
  source: 'P.L. 114-41, sec. 2006(a)(3)(B); 26 U.S.C. 6081(b)',
  reviewed: '2026-11-25',
} satisfies Parameter

export const returnDueDay = {
  label: 'Day of the month on which a return is due',
  unit: 'text',
  value: values.returnDueDay,
  source: '26 U.S.C. 6072(a), (b)',
  reviewed: '2026-11-25',
} satisfies Parameter

export const firstYearOfReturnDueDates = {
  label: 'First year in which the due dates of corporations, partnerships, trusts and estates begin to apply',
  unit: 'year',
  value: values.firstYearOfReturnDueDates,
  source: '26 U.S.C. 6072(b); P.L. 114-41, sec. 2006(a)(3)(A), (b)',
  reviewed: '2026-11-25',
} satisfies Parameter

export const disasterPostponement = {
  label: 'Days by which section 17 of Rev. Proc. 2018-58 moves a deadline, if the notice does not move it further',
  unit: 'days',
  value: values.disasterPostponement,
  source: 'Rev. Proc. 2018-58, sec. 17.02',
  reviewed: '2026-11-25',
} satisfies Parameter

export const disasterPostponementMaximum = {
  label: 'Longest postponement of a deadline after a disaster',
  unit: 'months',
  value: values.disasterPostponementMaximum,
  source: '26 U.S.C. 7508A(a); Rev. Proc. 2018-58, sec. 17.02',
  reviewed: '2026-11-25',
} satisfies Parameter
