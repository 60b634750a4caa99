import { formatUsd } from '../calculator/amounts.ts'
import { weekdayDate } from '../wording/short-dates.ts'
import { exchangeFactLabels, exchangeFactNames, type ExchangeFactName, type ExchangeFacts } from './exchange-facts.ts'
import { stateNames } from './state-names.ts'

/** One fact in words. */
export interface FactLine {
  readonly name: ExchangeFactName
  readonly label: string
  readonly value: string
}

/** The facts in words, in the order in which they are shown. */
export function factLines(facts: ExchangeFacts): FactLine[] {
  return exchangeFactNames.flatMap((name) => {
    const value = textsOf(facts, name)
    return value === undefined ? [] : [{ name, label: exchangeFactLabels[name], value }]
  })
}

function textsOf(facts: ExchangeFacts, name: ExchangeFactName): string | undefined {
  switch (name) {
    case 'lastNamingDay':
    case 'lastClosingDay':
      return facts[name] === undefined ? undefined : weekdayDate(facts[name] as `${number}-${number}-${number}`)
    case 'netSalePrice':
    case 'cashToPlace':
    case 'debtToReplace':
    case 'estimatedTax':
      return facts[name] === undefined ? undefined : formatUsd(facts[name])
    case 'propertyState':
      return facts[name] === undefined ? undefined : stateNames[facts[name]]
    case 'listedProperties':
      return facts[name] === undefined ? undefined : facts[name].toLocaleString('en-US')
  }
}
