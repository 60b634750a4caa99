import type { FigureName } from './figure-groups.ts'
import type { PlainDate } from './review-kinds.ts'

/** What became different on one day. */
export interface FigureChange {
  readonly date: PlainDate
  readonly what: string
  /** What it was before; absent for figures that are new. */
  readonly from?: string
  readonly to: string
  /** Where to look: the figures that changed or came. */
  readonly names: readonly FigureName[]
}

/** Every change of a figure, the newest first; a figure is not changed without a line here. */
export const figureChanges: readonly FigureChange[] = [
  {
    date: '2026-11-30',
    what: 'The exclusion for a home, the IRS rule on vacation homes, and what is withheld from foreign sellers',
    to: 'Added for the answers',
    names: [
      'homeExclusion',
      'homeYears',
      'dwellingOwned',
      'dwellingDays',
      'dwellingOwnUseShare',
      'foreignSellerWithholding',
      'foreignSellerHomePrices',
      'withholdingCertificateDays',
    ],
  },
  {
    date: '2026-11-29',
    what: 'When the pages that answer one question are read again',
    to: 'Added',
    names: ['answerReviewMonths', 'answerReviewDays'],
  },
  {
    date: '2026-11-29',
    what: 'How large the loans of zero-coupon DSTs are',
    from: 'Typed in a text, and lower at the top',
    to: 'Added, from two published works',
    names: ['zeroCouponLoanShare'],
  },
  {
    date: '2026-11-29',
    what: 'Bonds and insurance that three states ask of intermediaries',
    to: 'Added',
    names: ['intermediaryBonds', 'intermediaryErrorsCover'],
  },
  {
    date: '2026-11-29',
    what: 'Figures of the 2025 tax act, and capital losses that can be set against other income',
    to: 'Added for the answers',
    names: [
      'estateExclusion',
      'estateTopRate',
      'stateTaxCap',
      'stateTaxCapGrowth',
      'stateTaxCapThreshold',
      'stateTaxCapLoss',
      'stateTaxCapFloor',
      'bonusDepreciation',
      'bonusDepreciationLife',
      'opportunityFundWindow',
      'opportunityDeferral',
      'opportunityReduction',
      'opportunityHold',
      'capitalLossLimit',
    ],
  },
  {
    date: '2026-11-29',
    what: 'How many leads a page at the desk lists, and when people are called',
    to: 'Added',
    names: ['deskPageSize', 'callingHours'],
  },
  {
    date: '2026-11-29',
    what: 'How long a session at the desk lasts, and for how long what was done there can be undone',
    to: 'Added',
    names: ['deskSessionMaximum', 'deskIdleMaximum', 'deskUndoWindow'],
  },
  {
    date: '2026-11-29',
    what: 'When people are called, and what the schedule of the partner can hold',
    to: 'Added',
    names: [
      'callingHours',
      'contactAfterOpening',
      'conversationLength',
      'scheduleHorizon',
      'scheduleMaximum',
      'scheduleDays',
    ],
  },
  {
    date: '2026-11-29',
    what: 'How long each kind of data is kept, and when account holders are told of new terms',
    to: 'Stated',
    names: ['retentionMonths', 'retentionDays', 'legalNoticeDays'],
  },
  {
    date: '2026-11-29',
    what: 'What an exchange file and the content of a shared link hold',
    from: '12 sales and 40 purchases; 48,000 characters',
    to: 'With parts of sales, payments back, letters of trusts and offerings; 120,000 characters',
    names: ['exchangeFileMaximum', 'exchangeShareSize', 'salePartsMaximum', 'letterYears', 'writeOffYears'],
  },
  {
    date: '2026-11-29',
    what: 'What an exchange leads to after its last purchase: lines of the form, write-off, interest',
    to: 'Added',
    names: [
      'exchangeForm',
      'gainDestinations',
      'formerCommercialLife',
      'dwellingRentShare',
      'landImprovementMonths',
      'landImprovementTable',
      'wholeWriteOffAfter',
      'monthsLeftMaximum',
      'deferredInterestThreshold',
    ],
  },
  {
    date: '2026-11-29',
    what: 'Assumptions, limits and thresholds of the comparison of offerings',
    to: 'Added, the assumptions hypothetical',
    names: ['offeringGrowths', 'offeringStressIncome', 'offeringNewLoan', 'offeringNewLoanYears', 'offeringNoteLimits'],
  },
  {
    date: '2026-11-29',
    what: 'What state tax by figures that are not final can differ, and when figures of states are read again',
    to: 'Added',
    names: ['uncertainFigures', 'stateReviewMonths'],
  },
  {
    date: '2026-11-28',
    what: 'When conversations are offered and reminded of, and how long a request may wait for the partner',
    to: 'Stated',
    names: ['acknowledgementPatience', 'conversationNotice', 'conversationDays', 'conversationReminders'],
  },
  {
    date: '2026-11-28',
    what: 'Bounds of the growth and of the units in an exchange file',
    to: 'Stated',
    names: ['exchangeGrowthMaximum', 'exchangeUnitsMaximum'],
  },
  {
    date: '2026-11-28',
    what: 'How long a mailed link is good, its wrong codes, and how long a return from Google is expected',
    to: 'Stated',
    names: ['mailedLinkLifetime', 'googleReturnWindow', 'mailCodeTries'],
  },
  {
    date: '2026-11-28',
    what: 'Longest notes of a consultation request',
    to: 'Stated',
    names: ['notesMaximumLength'],
  },
  {
    date: '2026-11-28',
    what: 'Works behind the up-front costs, loans and distributions of DSTs',
    from: 'Names of websites, a forum among them',
    to: 'Published works, each with its address',
    names: ['dstUpFrontCosts', 'dstLoanShare', 'publishedDistributions'],
  },
  {
    date: '2026-11-28',
    what: 'How often the figures of the next tax year are looked for',
    to: 'Stated',
    names: ['taxYearSearchInterval'],
  },
  {
    date: '2026-11-28',
    what: 'Years in use that the comparison assumes until the month is entered',
    to: 'Added, an assumption',
    names: ['assumedYearsInUse'],
  },
  {
    date: '2026-11-28',
    what: 'Proof before what signs in changes, the time to undo it, and the wait for a lost second factor',
    to: 'Stated',
    names: ['recentProofWindow', 'mailedSessionWindow', 'undoWindow', 'lostFactorWait'],
  },
  {
    date: '2026-11-28',
    what: 'When a sign-in ends: after time without use, and in all; how long before a page says so',
    to: 'Added',
    names: ['sessionInactivity', 'sessionMaximum', 'sessionEndNotice'],
  },
  {
    date: '2026-11-26',
    what: 'What is lost when the loan of a DST comes due in a bad year',
    to: 'Added, hypothetical',
    names: ['badYearDrop'],
  },
  {
    date: '2026-11-26',
    what: 'Years and shares for agents and related persons, hours of a real-estate professional, years of needed cash',
    to: 'Stated',
    names: ['disqualifiedAgentYears', 'relatedOwnerShare', 'relatedPartyYears', 'realEstateHours', 'cashNeededYears'],
  },
  {
    date: '2026-11-26',
    what: 'Hour of the day of a reminder',
    to: 'Added for the exchange file',
    names: ['reminderHour'],
  },
  {
    date: '2026-11-25',
    what: 'Days on which figures are read again',
    to: 'Stated for every figure, by one rule',
    names: ['taxYearReviewDay', 'reviewIntervals'],
  },
  {
    date: '2026-11-25',
    what: 'Federal figures of two tax years, and the highest rate of each state',
    to: 'Added for the exchange file',
    names: ['taxYear2026', 'taxYear2025', 'netInvestmentIncomeThreshold', 'minimumTaxRates', 'stateGainRates'],
  },
  {
    date: '2026-11-25',
    what: 'Due dates of returns, postponements after a disaster, and limits of identification',
    to: 'Added for the exchange file',
    names: ['returnDueDates', 'disasterPostponement', 'identificationCount', 'incidentalPropertyShare'],
  },
  {
    date: '2026-11-25',
    what: 'Limits of shared copies of an exchange file, and the days of reminders',
    to: 'Added for the exchange file',
    names: ['exchangeShareDays', 'exchangeShareMaximum', 'identificationReminders', 'endReminders'],
  },
  {
    date: '2026-11-25',
    what: 'Assumptions of the comparison',
    to: 'Added, all hypothetical',
    names: ['comparedReturns', 'comparedCosts', 'comparedTaxRates', 'verdictLimits', 'growthBand', 'triedShares'],
  },
  {
    date: '2026-11-24',
    what: 'What counts toward the assets of an entity',
    from: 'The assets of an entity or trust',
    to: 'The assets of an entity or trust, or the investments of another entity',
    names: ['entityAssetsMinimum'],
  },
  {
    date: '2026-11-23',
    what: 'Requests from one address, and the time between two mails of one kind',
    to: 'Stated',
    names: ['requestRates', 'mailResendGap'],
  },
  {
    date: '2026-11-21',
    what: 'Calculator, deadlines, accreditation, questionnaire and site',
    to: 'First figures',
    names: ['capitalGainsRate', 'identificationWindow', 'netWorthMinimum', 'scoringPoints', 'dstUpFrontCosts'],
  },
]
