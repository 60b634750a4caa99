export type { Parameter, Range, Unit } from './parameter'
export {
  nameMaximumLength,
  notificationDefaults,
  passwordMinimumLength,
  phoneMaximumDigits,
  phoneMinimumDigits,
  profileLimits,
} from './account'
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
} from './calculator'
export { consultationDefaults, contactHours, contactMessageLimits } from './contact'
export {
  accreditingLicences,
  contactPromise,
  dstClosing,
  dstHold,
  dstHoldOnPolicyPages,
  dstInvestmentIncrement,
  dstInvestorCap,
  dstMinimumInvestment,
  entityAssetsMinimum,
  exchangeWindow,
  familyOfficeAssetsMinimum,
  identificationWindow,
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
} from './content-facts'
export { faqServerListMinimum, popularFaqIds, popularFaqMaximum } from './faq'
export {
  authUserRetries,
  authUserRetryDelay,
  callbackRedirectDelay,
  developmentPort,
  draftMaximumAge,
  errorToastDuration,
  longestStatedWait,
  mailResendGap,
  passwordSuccessDuration,
  profileSaveRetries,
  profileSaveTimeout,
  profileSuccessDuration,
  refreshBackOffStart,
  successToastDuration,
  urlSessionStaleAfter,
  verificationPollInterval,
  verifySignUpRedirectDelay,
} from './flow'
export {
  hostedAuthTick,
  hostedHeartbeat,
  hostedReconnectBackOff,
  hostedRequestTimeout,
  hostedStorageListLimit,
} from './hosted-service'
export { currentUserRetries, currentUserRetryDelay, currentUserRetryDelayMaximum, queryDefaults } from './queries'
export { passiveImportanceDefault, questionnaireStepCount } from './questionnaire'
export { consultationRiskScale, riskToleranceScale } from './risk'
export { displayScoreRange, scoringPoints } from './scoring'
export { bronzeMinimum, goldMinimum, silverMinimum } from './tiers'
export {
  navigationCompactBelow,
  navigationRestoreAbove,
  navigationShadowBeyond,
  selectEdgePadding,
  selectTypeAheadReset,
  toastDuration,
  toastHotkey,
  toastLimit,
  toastRemoveDelay,
  toastSwipeThreshold,
  tooltipOpenDelay,
  tooltipSkipDelay,
} from './widgets'
