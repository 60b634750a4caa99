import type { Source } from './source.ts'

/** Authorities on sales that are paid over years, and on plans that are sold as such. */
export const installmentSources = {
  'irc-453-installment': {
    label: 'Sales that are paid over years',
    authority: 'Internal Revenue Code sections 453(a) to (e) and 453A',
    works: [
      { citation: '26 U.S.C. 453', url: 'https://www.law.cornell.edu/uscode/text/26/453' },
      { citation: '26 U.S.C. 453A', url: 'https://www.law.cornell.edu/uscode/text/26/453A' },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'dobrich-1997': {
    label: 'Who controls the price cannot report it later',
    authority: 'Dobrich v. Commissioner, T.C. Memo. 1997-477',
    works: [
      {
        citation: 'Dobrich v. Commissioner, T.C. Memo. 1997-477, page 19',
        url: 'https://law.onecle.com/tax/1997/dobrich.tcm.wpd19.html',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'reg-691a-5': {
    label: 'Notes that heirs receive',
    authority: 'Treasury Regulation 1.691(a)-5',
    works: [{ citation: '26 CFR 1.691(a)-5', url: 'https://www.law.cornell.edu/cfr/text/26/1.691(a)-5' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'reg-109348-22': {
    label: 'Proposed rules on monetized installment sales',
    authority: 'Proposed regulations REG-109348-22, 88 FR 51756 (August 4, 2023)',
    works: [
      {
        citation: 'Identification of Monetized Installment Sale Transactions as Listed Transactions, 88 FR 51756',
        url: 'https://www.federalregister.gov/d/2023-16650',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'deferred-sales-trusts': {
    label: 'How Deferred Sales Trusts are sold and criticized',
    authority: 'What six sellers, advisers and publishers say, as listed',
    works: [
      {
        citation: 'Capital Gains Tax Solutions, “Frequently Asked Questions”',
        url: 'https://capitalgainstaxsolutions.com/faq/',
      },
      {
        citation: 'Cutler Riley, “Structured Installment Sale Trusts: Capital Gains Deferral Without the DST Risk”',
        url: 'https://cutlerriley.com/deferred-sales-trust-utah',
      },
      {
        citation: 'LegalClarity, “What Is the IRS Ruling on a Deferred Sales Trust?”',
        url: 'https://legalclarity.org/what-is-the-irs-ruling-on-a-deferred-sales-trust',
      },
      {
        citation: 'Accounting Insights, “What Is the IRS Ruling on a Deferred Sales Trust?”',
        url: 'https://accountinginsights.org/what-is-the-irs-ruling-on-a-deferred-sales-trust',
      },
      {
        citation: 'Your Tax Matters Partner, “Deferred Sales Trust: A Tax Plan or a Product?”',
        url: 'https://yourtaxmatterspartner.com/deferred-sales-trust-a-tax-plan-or-a-product-a-bit-of-both/',
      },
      {
        citation: 'CPEC1031, “A Rescue Option for a Failing 1031 Exchange”',
        url: 'https://www.cpec1031.com/blog/a-rescue-option-for-a-failing-1031-exchange',
      },
    ],
    kind: 'market',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
} as const satisfies Record<string, Source>
