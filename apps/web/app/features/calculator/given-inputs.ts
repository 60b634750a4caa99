import { formatUsd, type ExchangeInputs } from '@dst/domain/calculator'

/** The inputs as text, for print. */
export function givenInputs(inputs: ExchangeInputs): { term: string; description: string }[] {
  return [
    { term: 'Purchase price', description: formatUsd(inputs.purchasePrice) },
    { term: 'Purchase year', description: String(inputs.purchaseYear) },
    { term: 'Property type', description: inputs.propertyType === 'residential' ? 'Residential' : 'Commercial' },
    { term: 'Expected sale price', description: formatUsd(inputs.expectedSalePrice) },
    { term: 'Current debt', description: formatUsd(inputs.currentDebt) },
    { term: 'Assumed distribution rate', description: `${inputs.distributionRate}% a year` },
  ]
}
