import { formatUsd } from '../calculator/amounts.ts'
import { longDate } from '../wording/long-date.ts'
import { weekdayDate } from '../wording/short-dates.ts'
import {
  exchangeFactLabels,
  figuresKindLabels,
  toldFactNames,
  type ExchangeFacts,
  type ToldFactName,
} from './exchange-facts.ts'
import { stateNames } from './state-names.ts'

/** One fact in words, with what says more of it. */
export interface FactLine {
  readonly name: ToldFactName
  readonly label: string
  readonly value: string
}

/** The facts in words, in the order in which they are shown. */
export function factLines(facts: ExchangeFacts): FactLine[] {
  return toldFactNames.flatMap((name) => {
    const value = textsOf(facts, name)
    return value === undefined ? [] : [{ name, label: exchangeFactLabels[name], value }]
  })
}

function textsOf(facts: ExchangeFacts, name: ToldFactName): string | undefined {
  switch (name) {
    case 'lastNamingDay':
    case 'lastClosingDay':
      return facts[name] === undefined ? undefined : weekdayDate(facts[name] as Day)
    case 'netSalePrice':
    case 'cashToPlace':
    case 'debtToReplace':
      return facts[name] === undefined ? undefined : formatUsd(facts[name])
    case 'estimatedTax':
      return rangeOf(facts.estimatedTax, facts.estimatedTaxMost)
    case 'stateTax':
      return stateTaxOf(facts)
    case 'propertyState':
    case 'residenceState':
      return facts[name] === undefined ? undefined : stateNames[facts[name]]
    case 'listedProperties':
    case 'typedOfferings':
      return facts[name] === undefined ? undefined : facts[name].toLocaleString('en-US')
  }
}

type Day = `${number}-${number}-${number}`

function rangeOf(least: number | undefined, most: number | undefined): string | undefined {
  if (least === undefined) return undefined
  return most === undefined ? formatUsd(least) : `${formatUsd(least)} to ${formatUsd(most)}`
}

function stateTaxOf({ stateTax, stateTaxMost, stateFigures, stateFiguresRead }: ExchangeFacts): string | undefined {
  const amount = rangeOf(stateTax, stateTaxMost)
  const sureness = [
    ...(stateFigures === undefined ? [] : [`with ${figuresKindLabels[stateFigures]}`]),
    ...(stateFiguresRead === undefined ? [] : [`read on ${longDate(stateFiguresRead as Day)}`]),
  ]
  return amount === undefined || sureness.length === 0 ? amount : `${amount} (${sureness.join(', ')})`
}
