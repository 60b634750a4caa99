import { formatUsd, type ExchangeInputs } from '@dst/domain/calculator'

/** The labels of the inputs, in the order of the fields. */
const labels = {
  purchasePrice: 'Purchase price',
  purchaseYear: 'Purchase year',
  propertyType: 'Property type',
  expectedSalePrice: 'Expected sale price',
  currentDebt: 'Current debt',
  distributionRate: 'Assumed distribution rate',
} as const satisfies Record<keyof ExchangeInputs, string>

/** One input as text. */
export function givenInput(name: keyof ExchangeInputs, inputs: ExchangeInputs): { term: string; description: string } {
  return { term: labels[name], description: descriptionOf(name, inputs) }
}

/** The inputs as text, for print. */
export function givenInputs(inputs: ExchangeInputs): { term: string; description: string }[] {
  return (Object.keys(labels) as (keyof ExchangeInputs)[]).map((name) => givenInput(name, inputs))
}

function descriptionOf(name: keyof ExchangeInputs, inputs: ExchangeInputs): string {
  if (name === 'propertyType') return inputs.propertyType === 'residential' ? 'Residential' : 'Commercial'
  if (name === 'purchaseYear') return String(inputs.purchaseYear)
  if (name === 'distributionRate') return `${inputs.distributionRate}% a year`
  return formatUsd(inputs[name])
}
