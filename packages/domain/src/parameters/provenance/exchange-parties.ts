import * as values from '../exchange-parties.ts'
import type { Parameter } from './parameter.ts'

export const disqualifiedAgentYears = {
  label: 'Years before the sale in which an agent of the taxpayer is no permitted intermediary',
  unit: 'years',
  value: values.disqualifiedAgentYears,
  source: '26 CFR 1.1031(k)-1(k)(2)',
  reviewed: '2026-11-26',
} satisfies Parameter

export const relatedOwnerShare = {
  label: 'Share of a company above which its owner is related to it, for who may be the intermediary',
  unit: 'share',
  value: values.relatedOwnerShare,
  source: '26 CFR 1.1031(k)-1(k)(3)',
  reviewed: '2026-11-26',
} satisfies Parameter

export const relatedPartyYears = {
  label: 'Years for which both sides keep their property after an exchange with a related person',
  unit: 'years',
  value: values.relatedPartyYears,
  source: '26 U.S.C. 1031(f)(1)(C)',
  reviewed: '2026-11-26',
} satisfies Parameter
