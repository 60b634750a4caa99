import type { ExchangeFile } from '@dst/domain/exchange-file'
import type { Consultation, Investor, QuestionnaireRecord, Submission } from '../src/index.ts'
import { newInvestor, sampleUser, sampleRecord } from '../src/sample-investor.ts'

/** The user record with every field that the site sends. */
export const record = {
  ...sampleRecord,
  mortgageBracket: '25-50%',
  qiReady: 'yes',
  dstScore: 92,
} as const satisfies QuestionnaireRecord

export const profile = {
  ...sampleUser,
  phoneNumber: '+1 (555) 010-4477',
  location: 'Denver, Colorado',
  bio: 'Owns two rental houses.',
}

export const investor = { ...newInvestor, lastName: null } as const satisfies Investor

export const contactMessage = {
  ...sampleUser,
  email: 'maria@localhost',
  subject: 'Deadlines',
  message: 'When does the 45-day window start?',
}

export const requestId = '0b8f6a52-9a0e-4a53-b0f4-6b6d4f3e2a10'

const partner = {
  name: 'Example Advisory Partners',
  crd: '000000',
  formAdvUrl: 'https://partner.example.com/adv',
}

export const receipt = {
  id: requestId,
  requestDate: '2026-11-21T10:00:00.000Z',
  preferredContactMethod: 'phone',
  bestContactTime: 'anytime',
  shareDataConsent: true,
  textConsent: false,
  phoneNumber: '+1 555 010 4477',
  contactTimeZone: null,
  facts: null,
  state: 'queued',
  contactBy: '2026-11-22T10:00:00.000Z',
  partner,
} as const

export const appointment = {
  id: requestId,
  start: '2026-11-24T15:00:00.000Z',
  end: '2026-11-24T15:30:00.000Z',
  sequence: 0,
}

export const consultation = {
  ...receipt,
  notes: null,
  appointment,
  partnerMayHaveIt: false,
  events: [{ at: '2026-11-21T10:00:00.000Z', event: 'asked' }],
} satisfies Consultation

export const submission = {
  id: requestId,
  submittedAt: '2026-11-21T10:00:00.000Z',
  answers: { accredited: 'yes', passiveImportance: 4, truthfulAcknowledgement: true },
  score: -13,
  tier: 'nurtured',
} as const satisfies Submission

export const consent = {
  id: requestId,
  at: '2026-11-21T10:00:00.000Z',
  kind: 'data-sharing',
  given: true,
  reason: 'choice',
  recipient: partner,
  version: '3f5a9c01',
  words: 'I ask you to share my contact details.',
  consultationRequestId: requestId,
}

/** A file with every field of every part. */
export const exchangeFile: ExchangeFile = {
  version: 2,
  taxpayer: {
    kind: 'individual',
    fiscalYearEnd: '12-31',
    filing: 'joint',
    residence: 'TX',
    place: 'a-county',
    localRate: 0.1,
    movesThisYear: false,
  },
  sales: [
    {
      id: 'k3x9',
      label: 'Duplex on Oak Street',
      closing: '2026-11-21',
      price: 2_000_000,
      sellingCosts: 120_000,
      debtPaidOff: 400_000,
      cashTaken: 0,
      state: 'CA',
      propertyType: 'commercial',
      purchasePrice: 1_000_000,
      landShare: 0.2,
      placedInService: '2015-03',
      improvements: 0,
      depreciation: 239_316,
      priorDeferredGain: 0,
      heldSince: '2014-01',
      usedAsHome: false,
      isBusiness: false,
      place: 'detroit',
      acquiredOn: '2015-02-20',
      depreciation1245: 0,
      excessDepreciation: 0,
      furnitureValue: 0,
      furnitureBasis: 0,
    },
  ],
  deadlines: {
    extension: 'planned',
    noticeUrl: 'https://www.irs.gov/newsroom',
    disasterDate: '2026-09-10',
    postponementDate: '2027-02-01',
    affected: true,
    hardship: false,
  },
  purchases: [
    {
      id: 'b-1',
      kind: 'dst',
      name: 'First choice',
      units: 1,
      price: 1,
      equity: 1_480_000,
      loanShare: 0.2,
      exchangeCosts: 15_000,
      closedOn: '2027-01-05',
      wanted: 'first',
      state: 'TX',
      identifiedOn: '2026-12-20',
      propertyType: 'residential',
      land: 15,
      building: 80.5,
      landImprovements: 4.5,
      notRealProperty: 0,
      writeOff: 'continued',
      improvementsAtOnce: false,
      cpaBasis: 794_872,
      laterPrice: 2_100_000,
      laterCosts: 42_000,
    },
  ],
  income: {
    otherTaxable: -20_000,
    deductions: 32_200,
    otherInvestmentIncome: 0,
    realEstateProfessional: false,
    suspendedLosses: 0,
    capitalLossCarryover: 0,
    stateRate: 0.133,
    cpaStateTax: 90_000,
    highestStateRate: false,
    cpaTax: 260_946,
  },
  plan: {
    years: 7,
    ending: 'heirs',
    load: 0.1,
    dstLoanShare: 0.2,
    cashNeeded: 0,
    accredited: true,
    ownReturns: false,
    income: 0.05,
    growth: 0.02,
    dstIncome: 0.05,
    dstGrowth: 0.02,
    loanMaturesInYear: 5,
    cutFromYear: 3,
    cutTo: 0.5,
  },
  saleParts: [
    {
      id: 'k3x9',
      sale: 'k3x9',
      cost: 800_000,
      placedInService: '2015-03',
      life: '39',
      taken: 239_316,
      left: 560_684,
      monthsLeft: 328,
    },
  ],
  settlement: { otherCosts: 1_200, relatedParty: false },
  moneyBack: [{ id: 'b-1', on: '2027-01-20', amount: 5_000 }],
  trustLetters: [
    {
      id: 'b-1',
      purchase: 'b-1',
      year: 2027,
      income: 60_000,
      expenses: 12_000,
      interest: 18_000,
      amortization: 1_000,
      distribution: 25_000,
    },
  ],
  cpaForm: {
    line15: 30_000,
    line16: 1_850_000,
    line17: 1_880_000,
    line18: 794_872,
    line19: 1_085_128,
    line20: 30_000,
    line21: 0,
    line22: 30_000,
    line23: 30_000,
    line24: 1_055_128,
    line25: 794_872,
  },
  after: { years: 10, soldIn: '2034-06' },
}
