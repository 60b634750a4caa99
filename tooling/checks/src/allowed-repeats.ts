const horizons = [
  'packages/domain/src/questionnaire/answer-',
  'packages/contracts/src/sample-investor.ts',
  'apps/api/src/database/migrations/',
]

/** Where an equal number is a different fact: the parameter, where it is not meant, and what is meant. */
const allowed: readonly { parameter: string; in: readonly string[]; because: string }[] = [
  {
    parameter: 'individualIncomeMinimum',
    in: ['accreditation/updates.ts', 'faq/entries/eligibility.ts'].map(inContent),
    because: 'the minimum investment in a letter of SEC staff of March 2025',
  },
  {
    parameter: 'individualIncomeMinimum',
    in: ['faq/entries/tax.ts'].map(inContent),
    because: 'the income above which the net investment income tax is due, 26 U.S.C. 1411(b)',
  },
  {
    parameter: 'individualIncomeMinimum',
    in: ['guide/exchange.ts'].map(inContent),
    because: 'the boot of an example',
  },
  { parameter: 'netWorthMinimum', in: ['ways/high-loan.ts'].map(inContent), because: 'the boot of an example' },
  { parameter: 'quotedYield', in: ['faq/entries/risks.ts'].map(inContent), because: 'sales commissions' },
  {
    parameter: 'netWorthMinimum',
    in: ['packages/domain/src/questionnaire/answer-labels.ts'],
    because: 'the highest bracket of equity that an answer can name',
  },
  {
    parameter: 'assumedOtherIncome',
    in: ['packages/domain/src/questionnaire/answer-labels.ts'],
    because: 'a bracket of equity that an answer can name',
  },
  { parameter: 'dstHoldOnPolicyPages', in: horizons, because: 'a horizon that an answer can name' },
  { parameter: 'lowRateHorizon', in: horizons, because: 'a horizon that an answer can name' },
  {
    parameter: 'sessionEndNotice',
    in: ['apps/web/app/features/consultation/times/held-time.tsx'],
    because: 'how long a time is held',
  },
  {
    parameter: 'sessionEndNotice',
    in: ['apps/web/app/features/profile/account-deletion.tsx', 'apps/web/app/features/profile/delete-account.ts'],
    because: 'the age of a sign-in that may delete an account',
  },
  {
    parameter: 'sessionEndNotice',
    in: ['packages/contracts/src/endpoints.ts', 'packages/contracts/src/problem-table.ts'],
    because: 'how long a time is held, and the age of a sign-in that may delete an account',
  },
  {
    parameter: 'draftMaximumAge',
    in: ['apps/api/src/database/partner-messages.ts'],
    because: 'how long messages of the partner are remembered',
  },
]

/** Whether this file may contain a number equal to the parameter's. */
export function isAllowedRepeat(file: string, parameter: string): boolean {
  return allowed.some((each) => each.parameter === parameter && each.in.some((place) => file.startsWith(place)))
}

function inContent(file: string): string {
  return `packages/content/src/${file}`
}
