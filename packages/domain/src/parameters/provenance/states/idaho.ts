import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const idaho: StateRecord = {
  reviewed: stateReviewDays.ID,
  sources: [
    {
      title: 'Idaho State Tax Commission, Capital gains; Idaho Code 63-3022H',
      href: 'https://tax.idaho.gov/taxes/income-tax/individual-income/popular-credits-and-deductions/capital-gains',
      how: 'read',
    },
    {
      title: 'Idaho Code 63-3024',
      href: 'https://legislature.idaho.gov/statutesrules/idstat/title63/t63ch30/sect63-3024/',
      how: 'cited',
    },
    {
      title: 'Idaho State Tax Commission, individual income tax rate schedule',
      href: 'https://tax.idaho.gov/taxes/income-tax/individual-income/individual-income-tax-rate-schedule/',
      how: 'cited',
    },
    {
      title: 'House Bill 40 (2025): 5.3%',
      href: 'https://legislature.idaho.gov/sessioninfo/2025/legislation/H0040/',
      how: 'cited',
    },
    {
      title: 'Idaho State Tax Commission, capital gains',
      href: 'https://tax.idaho.gov/taxes/income-tax/individual-income/popular-credits-and-deductions/capital-gains',
      how: 'read',
    },
  ],
  laws: [
    {
      what: '60% of gain, real property with Idaho situs held 12 months; ordinary gains do not qualify',
      cite: 'Idaho Code 63-3022H',
      href: 'https://law.justia.com/codes/idaho/2015/title-63/chapter-30/section-63-3022h/',
      how: 'read',
    },
    { what: 'netting of losses', cite: 'IDAPA 35.01.01.170', how: 'read' },
    { what: 'conformity from January 1, 2025', cite: 'House Bill 559 (2026)', how: 'reported' },
  ],
  unverified: { 2026: ['The income up to which no tax is due; that of 2025 stands'] },
}
