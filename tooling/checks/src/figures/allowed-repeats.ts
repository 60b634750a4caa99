const content = 'packages/content/src/'
const labels = 'packages/domain/src/questionnaire/answer-labels.ts'
const web = 'apps/web/app/features/'
const horizons = [
  'packages/domain/src/answers/',
  labels,
  'packages/contracts/src/sample-investor.ts',
  'apps/api/src/database/migrations/',
]

/** Where an equal number is a different fact: the parameter, what is meant instead, and how those files begin. */
const allowed: readonly (readonly [parameter: string, because: string, ...files: string[]])[] = [
  [
    'individualIncomeMinimum',
    'the minimum investment in a letter of SEC staff of March 2025',
    `${content}accreditation/updates.ts`,
    `${content}faq/entries/eligibility.ts`,
  ],
  [
    'individualIncomeMinimum',
    'the income above which the net investment income tax is due, 26 U.S.C. 1411(b)',
    `${content}faq/entries/tax.ts`,
  ],
  ['individualIncomeMinimum', 'the boot of an example', `${content}guide/exchange.ts`],
  ['jointIncomeMinimum', 'the loan of an example', `${content}answers/example-sale.ts`],
  [
    'individualIncomeMinimum',
    'the losses of an example',
    `${content}answers/pages/sell-or-exchange.ts`,
    `${content}answers/pages/tax-on-sale.ts`,
  ],
  ['netInvestmentIncomeThreshold', 'the income of an example', `${content}answers/pages/tax-on-sale.ts`],
  [
    'stateTaxCapThreshold',
    'an amount of an example',
    `${content}answers/pages/identify.ts`,
    `${content}answers/pages/sale-closed.ts`,
    `${content}glossary/terms/offerings.ts`,
  ],
  [
    'homeExclusion',
    'an amount of an example',
    `${content}answers/pages/identify.ts`,
    `${content}answers/pages/sale-closed.ts`,
  ],
  ['comparedInterest', 'the commission of an example', `${content}answers/pages/how-it-is-sold.ts`],
  ['stateTaxCapGrowth', 'the yearly fee of an example', `${content}answers/pages/how-it-is-sold.ts`],
  ['individualIncomeMinimum', 'the yearly payment of an example', `${content}answers/pages/installment-sale.ts`],
  ['netInvestmentIncomeThreshold', 'the losses of an example', `${content}answers/pages/passive-losses.ts`],
  ['triedShares', 'the yearly fee of an example', `${content}answers/example-offering.ts`],
  [
    'intermediaryErrorsCover',
    'a bracket of equity, and an amount of an example',
    labels,
    `${content}exchange/method-after.ts`,
  ],
  ['quotedYield', 'sales commissions', `${content}faq/entries/risks.ts`],
  ['netWorthMinimum', 'the highest bracket of equity that an answer can name', labels],
  ['assumedOtherIncome', 'a bracket of equity that an answer can name', labels],
  ['dstHoldOnPolicyPages', 'a horizon that an answer can name', ...horizons],
  ['lowRateHorizon', 'a horizon that an answer can name', ...horizons],
  ['sessionEndNotice', 'how long a time is held', `${web}consultation/times/held-time.tsx`],
  [
    'sessionEndNotice',
    'the age of a sign-in that may delete an account',
    `${web}profile/account-deletion.tsx`,
    `${web}profile/delete-account.ts`,
  ],
  [
    'sessionEndNotice',
    'how long a time is held, and the age of a sign-in that may delete an account',
    'packages/contracts/src/consultation-endpoints.ts',
    'packages/contracts/src/endpoints.ts',
    'packages/contracts/src/problem-table.ts',
  ],
  ['scheduleHorizon', 'the age of a loan on a home, Rule 501(a)(5)', `${content}accreditation/criteria.ts`],
  ['draftMaximumAge', 'how long messages of the partner are remembered', 'apps/api/src/database/partner-messages.ts'],
]

/** Whether this file may contain a number equal to the parameter's. */
export function isAllowedRepeat(file: string, parameter: string): boolean {
  return allowed.some(([name, , ...places]) => name === parameter && places.some((place) => file.startsWith(place)))
}
