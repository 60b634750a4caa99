import * as values from '../content-facts.ts'
import type { Parameter } from './parameter.ts'

export const individualIncomeMinimum = {
  label: 'Accredited: income alone is over this, in each of the two most recent years',
  unit: 'USD',
  value: values.individualIncomeMinimum,
  source: '17 CFR 230.501(a)(6)',
  reviewed: '2026-11-21',
} satisfies Parameter

export const jointIncomeMinimum = {
  label: 'Accredited: income with a spouse or spousal equivalent is over this',
  unit: 'USD',
  value: values.jointIncomeMinimum,
  source: '17 CFR 230.501(a)(6)',
  reviewed: '2026-11-21',
} satisfies Parameter

export const netWorthMinimum = {
  label: 'Accredited: net worth without the main home is over this',
  unit: 'USD',
  value: values.netWorthMinimum,
  source: '17 CFR 230.501(a)(5)',
  reviewed: '2026-11-21',
} satisfies Parameter

export const accreditingLicenses = {
  label: 'Accredited: Series licences in good standing',
  unit: 'text',
  value: values.accreditingLicenses,
  source: '17 CFR 230.501(a)(10)',
  reviewed: '2026-11-21',
} satisfies Parameter

export const entityAssetsMinimum = {
  label: 'Accredited: assets of an entity or trust, or investments of another entity, are over this',
  unit: 'USD',
  value: values.entityAssetsMinimum,
  source: '17 CFR 230.501(a)(3), (7), (9)',
  reviewed: '2026-11-21',
} satisfies Parameter

export const familyOfficeAssetsMinimum = {
  label: 'Accredited: assets that a family office manages',
  unit: 'USD',
  value: values.familyOfficeAssetsMinimum,
  source: '17 CFR 230.501(a)(12)',
  reviewed: '2026-11-21',
} satisfies Parameter

export const verificationValidity = {
  label: 'How long a verification is good for, from days to years',
  unit: 'days',
  value: values.verificationValidity,
  source: 'docs/product/site.md#accreditation',
  reviewed: '2026-11-21',
} satisfies Parameter

export const verificationDuration = {
  label: 'Business days that a verification takes',
  unit: 'days',
  value: values.verificationDuration,
  source: 'docs/product/site.md#accreditation',
  reviewed: '2026-11-21',
} satisfies Parameter

export const dstMinimumInvestment = {
  label: 'Minimum investment in a DST',
  unit: 'USD',
  value: values.dstMinimumInvestment,
  source: 'docs/product/site.md#dst-facts',
  reviewed: '2026-11-21',
} satisfies Parameter

export const dstInvestmentIncrement = {
  label: 'Step of an investment in a DST',
  unit: 'USD',
  value: values.dstInvestmentIncrement,
  source: 'docs/product/site.md#dst-facts',
  reviewed: '2026-11-21',
} satisfies Parameter

export const dstClosing = {
  label: 'Days that closing on a DST takes, often',
  unit: 'days',
  value: values.dstClosing,
  source: 'docs/product/site.md#dst-facts',
  reviewed: '2026-11-21',
} satisfies Parameter

export const dstHold = {
  label: 'Hold period on the accreditation and guide pages',
  unit: 'years',
  value: values.dstHold,
  source: 'docs/product/site.md#dst-facts',
  reviewed: '2026-11-21',
} satisfies Parameter

export const dstHoldOnPolicyPages = {
  label: 'Hold period on the process and policy pages',
  unit: 'years',
  value: values.dstHoldOnPolicyPages,
  source: 'docs/product/site.md#dst-facts',
  reviewed: '2026-11-21',
} satisfies Parameter

export const minimumHold = {
  label: 'Shortest hold; a rule of thumb, not law',
  unit: 'years',
  value: values.minimumHold,
  source: 'docs/product/site.md#dst-facts',
  reviewed: '2026-11-21',
} satisfies Parameter

export const dstInvestorCap = {
  label: 'Investors in a DST; customary, not law',
  unit: 'count',
  value: values.dstInvestorCap,
  source: 'docs/product/site.md#dst-facts',
  reviewed: '2026-11-21',
} satisfies Parameter

export const tenantsInCommonCap = {
  label: 'Co-owners of a tenancy in common',
  unit: 'count',
  value: values.tenantsInCommonCap,
  source: 'Rev. Proc. 2002-22, 6.02',
  reviewed: '2026-11-21',
} satisfies Parameter

export const questionnaireDuration = {
  label: 'Minutes that the questionnaire takes',
  unit: 'minutes',
  value: values.questionnaireDuration,
  source: 'docs/product/questionnaire.md#steps',
  reviewed: '2026-11-21',
} satisfies Parameter

export const legalPagesDate = {
  label: 'Date of the terms and the privacy policy',
  unit: 'text',
  value: values.legalPagesDate,
  source: 'docs/product/site.md#legal-pages',
  reviewed: '2026-11-21',
} satisfies Parameter

export const minimumAge = {
  label: 'Youngest age knowingly served',
  unit: 'years',
  value: values.minimumAge,
  source: 'docs/product/site.md#who-it-is-for',
  reviewed: '2026-11-21',
} satisfies Parameter
