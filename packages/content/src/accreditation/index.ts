export { accreditation } from './accreditation'
export type { Accreditation, BenefitsCard, CriteriaTab, PageNotice } from './accreditation'
export type { Criterion } from './criteria'
export type { RegulatoryUpdate } from './updates'
