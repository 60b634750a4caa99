import type { Parameter, Range } from './parameter.ts'

/** Accredited: income alone is over this, in each of the two most recent years (US dollars). */
export const individualIncomeMinimum: Parameter = {
  label: 'Accredited: income alone is over this, in each of the two most recent years',
  unit: 'USD',
  value: 200_000,
  source: '17 CFR 230.501(a)(6)',
  reviewed: '2026-11-21',
}

/** Accredited: income with a spouse or spousal equivalent is over this (US dollars). */
export const jointIncomeMinimum: Parameter = {
  label: 'Accredited: income with a spouse or spousal equivalent is over this',
  unit: 'USD',
  value: 300_000,
  source: '17 CFR 230.501(a)(6)',
  reviewed: '2026-11-21',
}

/** Accredited: net worth without the main home is over this (US dollars). */
export const netWorthMinimum: Parameter = {
  label: 'Accredited: net worth without the main home is over this',
  unit: 'USD',
  value: 1_000_000,
  source: '17 CFR 230.501(a)(5)',
  reviewed: '2026-11-21',
}

/** Accredited: Series licences in good standing. */
export const accreditingLicences: Parameter<readonly number[]> = {
  label: 'Accredited: Series licences in good standing',
  unit: 'text',
  value: [7, 65, 82],
  source: '17 CFR 230.501(a)(10)',
  reviewed: '2026-11-21',
}

/** Accredited: assets of an entity or trust, or investments of another entity, are over this (US dollars). */
export const entityAssetsMinimum: Parameter = {
  label: 'Accredited: assets of an entity or trust, or investments of another entity, are over this',
  unit: 'USD',
  value: 5_000_000,
  source: '17 CFR 230.501(a)(3), (7), (9)',
  reviewed: '2026-11-21',
}

/** Accredited: assets that a family office manages (US dollars). */
export const familyOfficeAssetsMinimum: Parameter = {
  label: 'Accredited: assets that a family office manages',
  unit: 'USD',
  value: 5_000_000,
  source: '17 CFR 230.501(a)(12)',
  reviewed: '2026-11-21',
}

/** How long a verification is good for, from days to years (days). */
export const verificationValidity: Parameter<{ readonly fromDays: number; readonly toYears: number }> = {
  label: 'How long a verification is good for, from days to years',
  unit: 'days',
  value: { fromDays: 90, toYears: 3 },
  source: 'docs/product/site.md#accreditation',
  reviewed: '2026-11-21',
}

/** Business days that a verification takes (days). */
export const verificationDuration: Parameter<Range> = {
  label: 'Business days that a verification takes',
  unit: 'days',
  value: { from: 2, to: 5 },
  source: 'docs/product/site.md#accreditation',
  reviewed: '2026-11-21',
}

/** Minimum investment in a DST (US dollars). */
export const dstMinimumInvestment: Parameter<Range> = {
  label: 'Minimum investment in a DST',
  unit: 'USD',
  value: { from: 25_000, to: 100_000 },
  source: 'docs/product/site.md#dst-facts',
  reviewed: '2026-11-21',
}

/** Step of an investment in a DST (US dollars). */
export const dstInvestmentIncrement: Parameter = {
  label: 'Step of an investment in a DST',
  unit: 'USD',
  value: 1_000,
  source: 'docs/product/site.md#dst-facts',
  reviewed: '2026-11-21',
}

/** Days that closing on a DST takes, often (days). */
export const dstClosing: Parameter<Range> = {
  label: 'Days that closing on a DST takes, often',
  unit: 'days',
  value: { from: 1, to: 3 },
  source: 'docs/product/site.md#dst-facts',
  reviewed: '2026-11-21',
}

/** Hold period on the accreditation and guide pages (years). */
export const dstHold: Parameter<Range> = {
  label: 'Hold period on the accreditation and guide pages',
  unit: 'years',
  value: { from: 5, to: 7 },
  source: 'docs/product/site.md#dst-facts',
  reviewed: '2026-11-21',
}

/** Hold period on the process and policy pages (years). */
export const dstHoldOnPolicyPages: Parameter<Range> = {
  label: 'Hold period on the process and policy pages',
  unit: 'years',
  value: { from: 5, to: 10 },
  source: 'docs/product/site.md#dst-facts',
  reviewed: '2026-11-21',
}

/** Shortest hold; a rule of thumb, not law (years). */
export const minimumHold: Parameter = {
  label: 'Shortest hold; a rule of thumb, not law',
  unit: 'years',
  value: 2,
  source: 'docs/product/site.md#dst-facts',
  reviewed: '2026-11-21',
}

/** Investors in a DST; customary, not law. */
export const dstInvestorCap: Parameter = {
  label: 'Investors in a DST; customary, not law',
  unit: 'count',
  value: 499,
  source: 'docs/product/site.md#dst-facts',
  reviewed: '2026-11-21',
}

/** Co-owners of a tenancy in common. */
export const tenantsInCommonCap: Parameter = {
  label: 'Co-owners of a tenancy in common',
  unit: 'count',
  value: 35,
  source: 'Rev. Proc. 2002-22, 6.02',
  reviewed: '2026-11-21',
}

/** Minutes that the questionnaire takes (minutes). */
export const questionnaireDuration: Parameter<Range> = {
  label: 'Minutes that the questionnaire takes',
  unit: 'minutes',
  value: { from: 5, to: 10 },
  source: 'docs/product/questionnaire.md#steps',
  reviewed: '2026-11-21',
}

/** Date of the terms and the privacy policy. */
export const legalPagesDate: Parameter<`${number}-${number}-${number}`> = {
  label: 'Date of the terms and the privacy policy',
  unit: 'text',
  value: '2024-12-30',
  source: 'docs/product/site.md#legal-pages',
  reviewed: '2026-11-21',
}

/** Youngest age knowingly served (years). */
export const minimumAge: Parameter = {
  label: 'Youngest age knowingly served',
  unit: 'years',
  value: 18,
  source: 'docs/product/site.md#who-it-is-for',
  reviewed: '2026-11-21',
}
