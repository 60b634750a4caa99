export { accreditation } from './accreditation.ts'
export type { Accreditation, BenefitsCard, CriteriaTab, PageNotice } from './accreditation.ts'
export type { Criterion } from './criteria.ts'
export type { RegulatoryUpdate } from './updates.ts'
