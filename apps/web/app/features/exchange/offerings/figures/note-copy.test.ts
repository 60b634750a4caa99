import type { OfferingNote } from '@dst/domain/offerings'
import { expect, test } from 'vitest'
import { noteSentence } from './note-copy.ts'

test.each<[OfferingNote, string]>([
  [{ id: 'sources-and-uses-differ', difference: 500_000 }, '$500,000 raised is in none of the lines you typed.'],
  [
    { id: 'sources-and-uses-differ', difference: -500_000 },
    'The lines you typed come to $500,000 more than what is raised.',
  ],
  [{ id: 'load-above-usual', loadShare: 0.133_333 }, 'Costs take 13.3% of the equity. 7 to 12% is often seen.'],
  [{ id: 'appraisal-missing' }, 'No appraised value was typed.'],
  [{ id: 'price-above-appraisal', pricePerAppraised: 1.06 }, 'The trust pays $1.06 for each $1 of appraised value.'],
  [
    { id: 'cost-above-appraisal', costPerAppraised: 1.1666 },
    'Investors and lender together pay $1.17 for each $1 of appraised value.',
  ],
  [
    { id: 'loan-due-before-sale', maturityYears: 5, holdYears: 7 },
    'The loan falls due in year 5, before the planned sale in year 7: computed to year 5.',
  ],
  [
    { id: 'loan-due-about-the-sale', maturityYears: 7, holdYears: 7 },
    'The loan falls due in year 7, the year of the planned sale.',
  ],
  [
    { id: 'loan-due-about-the-sale', maturityYears: 8, holdYears: 7 },
    'The loan falls due in year 8, soon after the planned sale in year 7.',
  ],
  [{ id: 'no-principal-paid', saleYear: 5 }, 'Interest only until year 5: nothing is repaid until then.'],
  [{ id: 'loan-above-usual', loanToOffering: 0.65 }, 'The loan is 65% of the offering; few DSTs carry that much debt.'],
  [{ id: 'net-income-missing' }, 'Coverage and the stress case need the net income of the first year.'],
  [
    { id: 'thin-coverage', coverageAmortizing: 1.06 },
    'Net income is 1.06 times the payments of the loan once it is being repaid.',
  ],
  [
    { id: 'distribution-above-cash', distributionCoverage: 0.9 },
    'The first distribution is more than what is left after the loan: the rest would come from reserves.',
  ],
  [{ id: 'stress-loan-not-served', coverage: 0.9 }, 'In the stress case the income does not pay the loan.'],
  [
    { id: 'stress-loan-not-repaid', shortfall: 1_000 },
    'In the stress case the sale repays all but $1,000 of the loan; nothing is left for the equity.',
  ],
  [
    {
      id: 'stress-new-loan-smaller',
      loanAtMaturity: 23_263_588.61,
      newLoan: 21_078_514.41,
      refinanceGap: 2_185_074.2,
    },
    'When the loan falls due, $23,263,589 is owed. On these figures a new one would be $21,078,514. The trust can’t ' +
      'take it; it would have to sell, or become an LLC, which ends later exchanges for its owners.',
  ],
  [{ id: 'needs-growth', breakEvenGrowth: 0.023 }, 'To give the equity back, the price must grow 2.3% a year.'],
  [{ id: 'no-distribution' }, 'No cash is planned in the first year; income may be taxed all the same.'],
  [{ id: 'exit-into-partnership' }, 'The plan ends in partnership units: no exchange afterwards.'],
  [
    { id: 'sponsor-without-completed-program' },
    'By what you typed, the sponsor has not yet sold a property of an earlier program.',
  ],
])('%j', (note, sentence) => {
  expect(noteSentence(note)).toBe(sentence)
})
