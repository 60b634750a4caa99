import type { itemFields, ListName, partFields, PartName } from '@dst/domain/exchange-file'
import { cashNeededYears } from '@dst/domain/parameters'
import { spellNumber } from '@dst/domain/wording'

type PartNames = { [Part in PartName]: Record<keyof (typeof partFields)[Part], string> }
type ItemNames = { [List in ListName]: Record<keyof (typeof itemFields)[List], string> }

/** What each field is called where it stands apart from its view. */
export const fieldNames = {
  taxpayer: { kind: 'Who files the return', fiscalYearEnd: 'Last day of the tax year', filing: 'How you file' },
  deadlines: {
    extension: 'Extension of the return',
    noticeUrl: 'Address of the IRS notice',
    disasterDate: 'First day of the disaster',
    postponementDate: 'Last day of the IRS notice',
    affected: 'Affected taxpayer',
    hardship: 'The disaster makes the deadlines hard to meet',
  },
  income: {
    otherTaxable: 'Taxable income without the sale',
    deductions: 'Itemized deductions',
    otherInvestmentIncome: 'Investment income',
    realEstateProfessional: 'Real-estate professional',
    suspendedLosses: 'Suspended passive losses',
    capitalLossCarryover: 'Capital losses carried over',
    stateRate: 'State rate on the gain',
    cpaTax: 'Tax by your CPA',
  },
  plan: {
    years: 'Years until the end',
    ending: 'How it ends',
    load: 'Up-front costs of the DST',
    dstLoanShare: 'Loan of the DST',
    cashNeeded: `Cash you need within ${spellNumber(cashNeededYears)} years`,
    accredited: 'Accredited investor',
    ownReturns: 'Own assumptions for the DST',
    income: 'Income a year',
    growth: 'Growth a year',
    dstIncome: 'Distribution of the DST a year',
    dstGrowth: 'Growth of the DST a year',
    cutFromYear: 'Year from which the distribution is cut',
    cutTo: 'Part of the distribution that is left',
    loanMaturesInYear: 'Year in which the loan of the DST matures',
  },
  sales: {
    label: 'Name',
    closing: 'Closing',
    price: 'Sale price',
    sellingCosts: 'Selling costs',
    debtPaidOff: 'Loans paid off',
    cashTaken: 'Cash or credits taken at the closing',
    state: 'State of the property',
    propertyType: 'Kind of property',
    purchasePrice: 'What you paid for it',
    landShare: 'Part of the price that was land',
    placedInService: 'In use since',
    improvements: 'Improvements',
    depreciation: 'Depreciation so far',
    priorDeferredGain: 'Gain deferred by an earlier exchange',
  },
  purchases: {
    kind: 'Kind',
    name: 'Name',
    units: 'Counts as',
    price: 'Price',
    equity: 'Cash that you put in',
    loanShare: 'Loan, as a share of the value',
    exchangeCosts: 'Exchange costs of buying',
    closedOn: 'Closed on',
    wanted: 'Wanted as',
  },
} as const satisfies PartNames & ItemNames
