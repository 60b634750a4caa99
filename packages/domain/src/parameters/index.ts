export type { Range } from './range.ts'
export {
  nameMaximumLength,
  notificationDefaults,
  passwordMinimumLength,
  sessionEndNotice,
  sessionInactivity,
  sessionMaximum,
  phoneMaximumDigits,
  phoneMinimumDigits,
  profileLimits,
} from './account.ts'
export {
  deferredInterestThreshold,
  dwellingRentShare,
  exchangeForm,
  formerCommercialLife,
  gainDestinations,
  landImprovementMonths,
  landImprovementTable,
  monthsLeftMaximum,
  wholeWriteOffAfter,
} from './after-closing.ts'
export {
  amountMaximum,
  amountStep,
  calculatorBaseYear,
  capitalGainsRate,
  closingCost,
  commercialLife,
  distributionRates,
  dstGrowthRate,
  dstLoanShare,
  dstTerm,
  dstUpFrontCosts,
  exchangeDefaults,
  firstPurchaseYear,
  landShare,
  lifecycleExample,
  netInvestmentIncomeRate,
  publishedDistributions,
  quotedYield,
  residentialLife,
  unrecapturedSection1250Rate,
  yearStep,
  zeroCouponLoanShare,
} from './calculator.ts'
export {
  acknowledgementPatience,
  callingHours,
  contactAfterOpening,
  conversationDays,
  conversationLength,
  conversationNotice,
  conversationReminders,
  scheduleDays,
  scheduleHorizon,
  scheduleMaximum,
} from './conversations.ts'
export { deskIdleMaximum, deskPageSize, deskSessionMaximum, deskUndoWindow } from './desk.ts'
export { consultationDefaults, contactMessageLimits, notesMaximumLength } from './contact.ts'
export {
  accreditingLicenses,
  dstClosing,
  dstHold,
  dstHoldOnPolicyPages,
  dstInvestmentIncrement,
  dstInvestorCap,
  dstMinimumInvestment,
  entityAssetsMinimum,
  familyOfficeAssetsMinimum,
  individualIncomeMinimum,
  jointIncomeMinimum,
  legalPagesDate,
  minimumAge,
  minimumHold,
  netWorthMinimum,
  questionnaireDuration,
  tenantsInCommonCap,
  verificationDuration,
  verificationValidity,
} from './content-facts.ts'
export { faqServerListMinimum, popularFaqIds, popularFaqMaximum } from './faq.ts'
export {
  authUserRetries,
  authUserRetryDelay,
  callbackRedirectDelay,
  draftMaximumAge,
  googleReturnWindow,
  maxStatedWait,
  mailResendGap,
  mailedLinkLifetime,
  mailedSessionWindow,
  recentProofWindow,
  undoWindow,
  lostFactorWait,
  mailCodeTries,
  passwordSuccessDuration,
  profileSaveRetries,
  profileSaveTimeout,
  profileSuccessDuration,
  urlSessionStaleAfter,
  verificationPollInterval,
  verifySignUpRedirectDelay,
} from './flow.ts'
export { currentUserRetries, currentUserRetryDelay, currentUserRetryDelayMaximum } from './queries.ts'
export { passiveImportanceDefault, questionnaireStepCount } from './questionnaire.ts'
export { consultationRiskScale, riskToleranceScale } from './risk.ts'
export type { RiskScale } from './risk.ts'
export { displayScoreRange, scoringPoints } from './scoring.ts'
export type { PointTable, ScoredName } from './scoring.ts'
export { requestRates } from './request-rates.ts'
export type { LimitedCall, Rate } from './request-rates.ts'
export { bronzeMinimum, goldMinimum, silverMinimum } from './tiers.ts'
export { contactPromise } from './contact-promise.ts'
export { exchangeWindow, identificationWindow } from './deadlines.ts'
export { intermediaryBonds, intermediaryErrorsCover } from './intermediary-law.ts'
export { disqualifiedAgentYears, relatedOwnerShare, relatedPartyYears } from './exchange-parties.ts'
export { queryDefaults } from './query-defaults.ts'
export { errorToastDuration, successToastDuration } from './toasts.ts'
export {
  capitalLossLimit,
  commercialDepreciationFrom,
  exemptionLossRate,
  longTermGainRates,
  longTermHolding,
  minimumTaxRates,
  netInvestmentIncomeThreshold,
  ordinaryRates,
  realEstateHours,
  residentialDepreciationFrom,
} from './federal-tax.ts'
export type { ByFiling, FederalFigures, FilingStatus } from './federal-tax.ts'
export { foreignSellerHomePrices, foreignSellerWithholding, withholdingCertificateDays } from './foreign-owners.ts'
export { dwellingDays, dwellingOwned, dwellingOwnUseShare, homeExclusion, homeYears } from './homes.ts'
export {
  identificationCount,
  identificationPurchaseShare,
  identificationValueLimit,
  incidentalPropertyShare,
} from './identification.ts'
export {
  disasterPostponement,
  disasterPostponementMaximum,
  firstYearOfReturnDueDates,
  juneYearCorporation,
  returnDueDates,
  returnDueDay,
} from './return-due-dates.ts'
export type { ReturnDueDate, TaxpayerKind } from './return-due-dates.ts'
export {
  bonusDepreciation,
  bonusDepreciationLife,
  estateExclusion,
  estateTopRate,
  opportunityDeferral,
  opportunityFundWindow,
  opportunityHold,
  opportunityReduction,
  stateTaxCap,
  stateTaxCapFloor,
  stateTaxCapGrowth,
  stateTaxCapLoss,
  stateTaxCapThreshold,
} from './tax-act-2025.ts'
export { taxYear2025 } from './tax-year-2025.ts'
export { taxYear2026 } from './tax-year-2026.ts'
export {
  comparedCosts,
  comparedInterest,
  comparedReturns,
  comparedTaxRates,
  comparedYears,
  badYearDrop,
  cashNeededYears,
  growthBand,
  lowRateHorizon,
  shelteredIncome,
  triedShares,
  triedYears,
  verdictLimits,
} from './comparison.ts'
export {
  assumedOtherIncome,
  assumedYearsInUse,
  assumedSellingCosts,
  corporateTaxRate,
  endReminders,
  exchangeFileMaximum,
  exchangeGrowthMaximum,
  exchangeShareDays,
  exchangeShareMaximum,
  exchangeShareMemory,
  exchangeShareOpens,
  exchangeShareSize,
  exchangeLoanMaximum,
  exchangeTextMaximum,
  exchangeUnitsMaximum,
  extensionReminderDay,
  identificationReminders,
  letterYears,
  reminderHour,
  salePartsMaximum,
  writeOffYears,
} from './exchange-file.ts'
export {
  offeringAmounts,
  offeringDefaultYears,
  offeringDistributionMaximum,
  offeringDueMargin,
  offeringGrowths,
  offeringMaximum,
  offeringMultiples,
  offeringNewLoan,
  offeringNewLoanYears,
  offeringNoteLimits,
  offeringRateBounds,
  offeringShares,
  offeringStressIncome,
  offeringYears,
  sponsorRecordMaximum,
} from './offerings.ts'
export { legalNoticeDays, retentionDays, retentionMonths } from './retention.ts'
export {
  answerReviewDays,
  answerReviewMonths,
  reviewIntervals,
  stateReviewMonths,
  taxYearReviewDay,
  taxYearSearchInterval,
} from './reviews.ts'
export { stateGainRates, uncertainFigures } from './state-tax.ts'
export type { StateCode } from './state-tax.ts'
