import { formatUsd } from '@dst/domain/calculator'
import type { SaleInputs } from './sale-inputs.ts'

/** The labels of the inputs, in the order of the fields. */
const labels = {
  purchasePrice: 'Purchase price',
  purchaseYear: 'Purchase year',
  propertyType: 'Property type',
  expectedSalePrice: 'Expected sale price',
  currentDebt: 'Current debt',
  distributionRate: 'Assumed distribution rate',
  state: 'State of the property',
} as const satisfies Record<keyof SaleInputs, string>

/** One input as text. */
export function givenInput(name: keyof SaleInputs, inputs: SaleInputs): { term: string; description: string } {
  return { term: labels[name], description: descriptionOf(name, inputs) }
}

/** The inputs as text, for print. */
export function givenInputs(inputs: SaleInputs): { term: string; description: string }[] {
  const names = Object.keys(labels) as (keyof SaleInputs)[]
  return names.flatMap((name) => (inputs[name] === undefined ? [] : givenInput(name, inputs)))
}

function descriptionOf(name: keyof SaleInputs, inputs: SaleInputs): string {
  if (name === 'propertyType') return inputs.propertyType === 'residential' ? 'Residential' : 'Commercial'
  if (name === 'purchaseYear') return String(inputs.purchaseYear)
  if (name === 'distributionRate') return `${inputs.distributionRate}% a year`
  return name === 'state' ? String(inputs.state) : formatUsd(inputs[name])
}
