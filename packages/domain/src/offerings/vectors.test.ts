import { expect, test } from 'vitest'
import vectors from '../../test-vectors/offerings.json' with { type: 'json' }
import {
  concentration,
  internalRate,
  loanBalance,
  offeringFigures,
  offeringsInExchange,
  type LoanTerms,
  type MixPart,
  type Offering,
  type OfferingAssumptions,
  type OfferingPick,
  type SoldInExchange,
} from './index.ts'

interface Inputs {
  readonly offering: Offering
  readonly assume?: Partial<OfferingAssumptions>
  readonly afterYears: number
  readonly flows: readonly number[]
  readonly file: SoldInExchange
  readonly picks: readonly OfferingPick[]
}

/** What each function of the examples is here, in the names that they have. */
const functions: Record<string, (inputs: Inputs) => unknown> = {
  offeringFigures: ({ offering, assume }) => {
    const figures = offeringFigures(offering, assume)
    return figures.ok && { ...figures.value, notes: figures.value.notes.map(({ id }) => id) }
  },
  loanBalance: ({ afterYears, ...terms }) => loanBalance(terms as unknown as LoanTerms, afterYears),
  irr: ({ flows }) => ({ irr: internalRate(flows) }),
  offeringsInExchange: ({ file, picks }) => offeringsInExchange(file, picks),
  concentration: ({ picks }) => {
    const { largest, bySponsor, byState, byType } = concentration(picks)
    const shares = (parts: readonly MixPart[]) =>
      Object.fromEntries(parts.map(({ name, share }) => [name ?? 'not given', share])) as Record<string, number>
    return { largest, bySponsor: shares(bySponsor), byState: shares(byState), byType: shares(byType) }
  },
}

test('the examples: every figure in each is exactly what its second computation says', () => {
  expect(vectors.cases.length).toBeGreaterThanOrEqual(12)
  for (const { id, function: name, input, expected } of vectors.cases) {
    expect(functions[name]?.(input as unknown as Inputs), id).toMatchObject(expected)
  }
})
