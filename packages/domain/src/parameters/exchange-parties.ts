import type { Parameter } from './parameter.ts'

/** Years before the sale in which an agent of the taxpayer is no permitted intermediary (years). */
export const disqualifiedAgentYears: Parameter = {
  label: 'Years before the sale in which an agent of the taxpayer is no permitted intermediary',
  unit: 'years',
  value: 2,
  source: '26 CFR 1.1031(k)-1(k)(2)',
  reviewed: '2026-11-26',
}

/** Share of a company above which its owner is related to it, for who may be the intermediary (share of 1). */
export const relatedOwnerShare: Parameter = {
  label: 'Share of a company above which its owner is related to it, for who may be the intermediary',
  unit: 'share',
  value: 0.1,
  source: '26 CFR 1.1031(k)-1(k)(3)',
  reviewed: '2026-11-26',
}

/** Years for which both sides keep their property after an exchange with a related person (years). */
export const relatedPartyYears: Parameter = {
  label: 'Years for which both sides keep their property after an exchange with a related person',
  unit: 'years',
  value: 2,
  source: '26 U.S.C. 1031(f)(1)(C)',
  reviewed: '2026-11-26',
}
