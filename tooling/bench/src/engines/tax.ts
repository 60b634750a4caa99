import { estimateTax, type TaxEstimateInputs } from '@dst/domain/tax-estimate'
import { engineOf } from './engine.ts'
import type { Random } from './random.ts'

/** What a sale adds to the taxes of its year. */
export const tax = engineOf({
  name: 'estimateTax',
  inputOf,
  call: estimateTax,
})

function inputOf({ share, whole, chance, pick }: Random): TaxEstimateInputs {
  const taxYear = pick([2025, 2026])
  const price = whole(200_000, 4_000_000)
  const inputs: TaxEstimateInputs = {
    taxYear,
    filing: pick(['single', 'joint', 'separate', 'head', 'surviving']),
    otherTaxableIncome: whole(-40_000, 600_000),
    deductions: whole(0, 60_000),
    price,
    sellingCosts: whole(0, Math.round(price * 0.08)),
    purchasePrice: whole(100_000, 3_000_000),
    propertyType: pick(['commercial', 'residential']),
    placedInService: `${whole(1994, 2024)}-${monthOf(whole(1, 12))}`,
    sold: `${taxYear}-${monthOf(whole(1, 12))}`,
  }
  if (chance(0.5)) return inputs
  return {
    ...inputs,
    otherInvestmentIncome: whole(0, 80_000),
    usesStandardDeduction: chance(0.5),
    realEstateProfessional: chance(0.2),
    suspendedLosses: whole(0, 100_000),
    capitalLossCarryover: whole(0, 100_000),
    improvements: whole(0, 100_000),
    landShare: share(),
    depreciation: whole(0, 100_000),
    priorDeferredGain: whole(0, 100_000),
    stateRate: share() / 10,
  }
}

function monthOf(month: number): string {
  return String(month).padStart(2, '0')
}
