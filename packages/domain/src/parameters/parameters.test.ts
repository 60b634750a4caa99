import { expect, test } from 'vitest'
import * as parameters from './index'

const entries = Object.entries(parameters)

test('every parameter has a label, a unit, a source and the day of its review', () => {
  expect(entries.length).toBeGreaterThanOrEqual(80)
  for (const [name, parameter] of entries) {
    expect(parameter.label, name).toMatch(/\S/)
    expect(parameter.unit, name).toMatch(/\S/)
    expect(parameter.source, name).toMatch(/\S/)
    expect(parameter.reviewed, name).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
  }
})

test('the values are those of the specification', () => {
  expect(Object.fromEntries(entries.map(([name, { value }]) => [name, value]))).toEqual(specified)
})

const calculator = {
  landShare: 0.2,
  residentialLife: 27.5,
  commercialLife: 39,
  calculatorBaseYear: 2025,
  capitalGainsRate: 0.2,
  unrecapturedSection1250Rate: 0.25,
  netInvestmentIncomeRate: 0.038,
  dstTerm: 7,
  dstGrowthRate: 0.03,
  closingCost: 0,
  distributionRates: [5, 6, 7],
  amountStep: 10_000,
  yearStep: 1,
  amountMaximum: 1_000_000_000,
  firstPurchaseYear: 1930,
  dstLoanShare: { usual: { from: 0.3, to: 0.6 }, seldomAbove: 0.65 },
  publishedDistributions: { from: 3, to: 6 },
  dstUpFrontCosts: { from: 0.07, to: 0.12 },
  exchangeDefaults: {
    purchasePrice: 1_000_000,
    purchaseYear: 2015,
    propertyType: 'commercial',
    expectedSalePrice: 2_000_000,
    currentDebt: 400_000,
    distributionRate: 6,
  },
  lifecycleExample: { tax: 380_000, remaining: 1_680_000, roll: 2_059_748 },
  quotedYield: { from: 5, to: 7 },
}

const accountAndFlow = {
  nameMaximumLength: 100,
  profileLimits: { email: 255, phoneNumber: 40, location: 200, bio: 2000 },
  passwordMinimumLength: 8,
  phoneMinimumDigits: 7,
  phoneMaximumDigits: 15,
  questionnaireStepCount: 5,
  passiveImportanceDefault: 1,
  goldMinimum: 80,
  silverMinimum: 50,
  bronzeMinimum: 20,
  displayScoreRange: { from: 0, to: 100 },
  scoringPoints: {
    accredited: { yes: 20, notSure: 10, no: -20 },
    prior1031: { yes: 3, no: 0 },
    equityBracket: { '>=1000': 25, '500-999': 20, '250-499': 10, '100-249': 5, '<100': 0 },
    horizon: { '10+ years': 10, '5-10 years': 10, '<5 years': 5 },
    mortgageBracket: { '<25%': 15, '25-50%': 10, '50-75%': 5, '>75%': 0 },
    passiveImportance: { 1: 2, 2: 4, 3: 6, 4: 8, 5: 10 },
    qiReady: { yes: 3, no: 0 },
    riskBehavior: { Conservative: -2, Moderate: 0, Adventurous: 2 },
    saleStatus: { active: 20, lt3mo: 20, '3-6mo': 15, '6-12mo': 10, ownNoSale: 5, none: 0 },
    returnNeed: { '<= 6%': 10, '6.1%-8%': 8, '8.1%-10%': 5, '> 10%': 2 },
  },
  riskToleranceScale: { Conservative: 1, Moderate: 3, Adventurous: 5 },
  consultationRiskScale: { Conservative: 3, Moderate: 5, Adventurous: 8 },
  notificationDefaults: { emailNotifications: true, smsNotifications: false, marketingNotifications: true },
  verificationPollInterval: 5_000,
  mailResendGap: 60,
  authUserRetries: 3,
  authUserRetryDelay: 1_000,
  profileSaveTimeout: 15_000,
  longestStatedWait: 86_400,
  profileSaveRetries: 3,
  profileSuccessDuration: 3_000,
  passwordSuccessDuration: 5_000,
  verifySignUpRedirectDelay: 1_000,
  callbackRedirectDelay: 500,
  successToastDuration: 3_000,
  errorToastDuration: 5_000,
  refreshBackOffStart: 200,
  urlSessionStaleAfter: 120,
  developmentPort: 5173,
  draftMaximumAge: 7,
}

const queriesAndWidgets = {
  currentUserRetries: 3,
  currentUserRetryDelay: 1_000,
  currentUserRetryDelayMaximum: 30_000,
  queryDefaults: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
  faqServerListMinimum: 8,
  popularFaqMaximum: 6,
  popularFaqIds: [1, 2, 4, 9, 13, 16],
  toastDuration: 5_000,
  toastLimit: 1,
  toastRemoveDelay: 1_000_000,
  toastSwipeThreshold: 50,
  toastHotkey: 'F8',
  tooltipOpenDelay: 700,
  tooltipSkipDelay: 300,
  selectTypeAheadReset: 1_000,
  selectEdgePadding: 10,
  navigationCompactBelow: 150,
  navigationRestoreAbove: 100,
  navigationShadowBeyond: 50,
  hostedHeartbeat: 25,
  hostedReconnectBackOff: [1, 2, 5, 10],
  hostedRequestTimeout: 10,
  hostedStorageListLimit: 100,
  hostedAuthTick: 30,
}

const contentFacts = {
  individualIncomeMinimum: 200_000,
  jointIncomeMinimum: 300_000,
  netWorthMinimum: 1_000_000,
  accreditingLicences: [7, 65, 82],
  entityAssetsMinimum: 5_000_000,
  familyOfficeAssetsMinimum: 5_000_000,
  verificationValidity: { fromDays: 90, toYears: 3 },
  verificationDuration: { from: 2, to: 5 },
  dstMinimumInvestment: { from: 25_000, to: 100_000 },
  dstInvestmentIncrement: 1_000,
  dstClosing: { from: 1, to: 3 },
  dstHold: { from: 5, to: 7 },
  dstHoldOnPolicyPages: { from: 5, to: 10 },
  minimumHold: 2,
  identificationWindow: 45,
  exchangeWindow: 180,
  dstInvestorCap: 499,
  tenantsInCommonCap: 35,
  questionnaireDuration: { from: 5, to: 10 },
  contactPromise: 24,
  contactHours: [
    { days: 'Mon-Fri', open: { from: 9, to: 18 } },
    { days: 'Sat', open: { from: 10, to: 14 } },
    { days: 'Sun', open: null },
  ],
  contactMessageLimits: { name: 100, email: 255, subject: 200, message: 5000 },
  consultationDefaults: { shareDataConsent: false, preferredContactMethod: 'phone', bestContactTime: 'anytime' },
  legalPagesDate: '2024-12-30',
  minimumAge: 18,
}

const specified = { ...calculator, ...accountAndFlow, ...queriesAndWidgets, ...contentFacts }
