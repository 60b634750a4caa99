import type { Range } from './range.ts'

/** Accredited: income alone is over this, in each of the two most recent years (US dollars). */
export const individualIncomeMinimum = 200_000

/** Accredited: income with a spouse or spousal equivalent is over this (US dollars). */
export const jointIncomeMinimum = 300_000

/** Accredited: net worth without the main home is over this (US dollars). */
export const netWorthMinimum = 1_000_000

/** Accredited: Series licences in good standing. */
export const accreditingLicenses: readonly number[] = [7, 65, 82]

/** Accredited: assets of an entity or trust, or investments of another entity, are over this (US dollars). */
export const entityAssetsMinimum = 5_000_000

/** Accredited: assets that a family office manages (US dollars). */
export const familyOfficeAssetsMinimum = 5_000_000

/** How long a verification is good for, from days to years (days). */
export const verificationValidity: { readonly fromDays: number; readonly toYears: number } = {
  fromDays: 90,
  toYears: 3,
}

/** Business days that a verification takes (days). */
export const verificationDuration: Range = { from: 2, to: 5 }

/** Minimum investment in a DST (US dollars). */
export const dstMinimumInvestment: Range = { from: 25_000, to: 100_000 }

/** Step of an investment in a DST (US dollars). */
export const dstInvestmentIncrement = 1_000

/** Days that closing on a DST takes, often (days). */
export const dstClosing: Range = { from: 1, to: 3 }

/** Hold period on the accreditation and guide pages (years). */
export const dstHold: Range = { from: 5, to: 7 }

/** Hold period on the process and policy pages (years). */
export const dstHoldOnPolicyPages: Range = { from: 5, to: 10 }

/** Shortest hold; a rule of thumb, not law (years). */
export const minimumHold = 2

/** Investors in a DST; customary, not law. */
export const dstInvestorCap = 499

/** Co-owners of a tenancy in common. */
export const tenantsInCommonCap = 35

/** Minutes that the questionnaire takes (minutes). */
export const questionnaireDuration: Range = { from: 5, to: 10 }

/** Date of the terms and the privacy policy. */
export const legalPagesDate: `${number}-${number}-${number}` = '2024-12-30'

/** Youngest age knowingly served (years). */
export const minimumAge = 18
