import { formatUsd } from '@dst/domain/calculator'
import {
  isReceived,
  type ExchangeFile,
  type FileList,
  type ListedProperty,
  type NamingPeriod,
} from '@dst/domain/exchange-file'
import { identificationSuggestions } from '@dst/domain/identification'
import {
  identificationCount,
  identificationPurchaseShare,
  identificationValueLimit,
  identificationWindow,
} from '@dst/domain/parameters'
import { capitalized, spellNumber, listed } from '@dst/domain/wording'

/** What the rules say about a list, and what can still be done, in sentences that are enough to follow. */
export function verdictOf(
  file: ExchangeFile,
  properties: readonly ListedProperty[],
  list: FileList | undefined,
  { isOver: over, moved }: Pick<NamingPeriod, 'isOver' | 'moved'>,
  isFinished = false,
): readonly string[] {
  const few = spellNumber(identificationCount)
  const count = properties.reduce((sum, { units }) => sum + units, 0)
  if (count === 0) return [over ? emptyAndOver(isFinished) : emptyListMessage(few, list)]
  const value = properties.reduce((sum, property) => sum + property.value, 0)
  const counted = properties.length === count ? '' : ', as you count them,'
  const start = `${propertiesOf(count)}${counted} worth ${formatUsd(value)}.`
  const unknown = isFinished ? [] : unknownMessages(properties)
  if (count <= identificationCount) {
    return [
      start,
      `Up to ${few} may be worth any amount: the list ${isFinished ? 'kept' : 'keeps'} to the ${few}-property rule.`,
      ...unknown,
    ]
  }
  if (list === undefined) {
    const words = `With more than ${few}, their value has a limit. Enter the sale price: the limit is counted from it.`
    return [start, words]
  }
  const lastDay = moved === undefined ? `day ${identificationWindow}` : 'the last day to name property'
  return [start, ...limitMessage(file, list, { over, lastDay, isFinished }), ...unknown]
}

function emptyListMessage(few: string, list: FileList | undefined): string {
  const limit = list === undefined ? `up to ${twice()} of what you sold` : `up to ${formatUsd(list.check.limit)}`
  return (
    `Nothing is on your list yet. You may name up to ${few} properties of any value, or more that are ` +
    `together worth ${limit}.`
  )
}

function emptyAndOver(isFinished: boolean): string {
  const start = 'Nothing is on your list, and the last day to name property has passed.'
  return isFinished
    ? `${start} If you named and received nothing, the exchange was not completed.`
    : `${start} If you named and received nothing by then, the exchange can no longer be completed.`
}

function limitMessage(
  file: ExchangeFile,
  list: FileList,
  { over, lastDay, isFinished }: { over: boolean; lastDay: string; isFinished: boolean },
): readonly string[] {
  const { check, properties } = list
  const is = isFinished ? 'was' : 'is'
  const limit = `Your limit ${is} ${formatUsd(check.limit)} (${twice()} of ${formatUsd(soldFor(file))})`
  if (check.rule !== '95-percent') {
    const left = leftMessage(check)
    return [over ? `${limit}: the list ${isFinished ? 'kept' : 'keeps'} to the ${twice()} rule.` : `${limit}: ${left}.`]
  }
  const bought = boughtOf(list)
  if (Math.round((bought - check.mustBuy) * 100) >= 0) {
    const [have, keeps] = isFinished ? ['', 'kept'] : ['have ', 'keeps']
    const enough = `You ${have}received ${formatUsd(bought)} of it, and ${wholeDollars(check.mustBuy)} ${is} enough`
    return [`${limit}.`, `${enough}: the list ${keeps} to the ${percent(identificationPurchaseShare)} rule.`]
  }
  const safe = properties.filter(({ id }) => check.safe.includes(id))
  if (isFinished) return [`${limit}.`, ...brokenMessage(list, { bought, safe, lastDay })]
  return [
    `${limit}.`,
    ...(over ? stillMessages(list) : suggestionMessages(list)),
    ...(bought > 0 ? [`You have received ${formatUsd(bought)} of it.`] : []),
    ...(safe.length === 0
      ? []
      : [`Whatever else you buy, what you received by ${lastDay} stays identified: ${namesOf(safe)}.`]),
  ]
}

/** What may still be named. The values of the last day decide, so a list without any room is told to be at risk. */
function leftMessage({ limit, value }: FileList['check']): string {
  const left = Math.floor(limit - value)
  if (left > 0) return `${formatUsd(left)} is left`
  return (
    'nothing is left. What counts is market value at the end of the last day to name property: if any of it is worth ' +
    'more by then, or your sale is worth less than its price, the list is over its limit'
  )
}

/** What mends a list that can still be changed. */
function suggestionMessages({ check, properties }: FileList): readonly string[] {
  const { remove, dropTo } = identificationSuggestions(check, properties)
  const received = properties.some((property) => property.received)
  const ways = [
    ...(remove === undefined
      ? []
      : [`remove ${wholeDollars(remove)} of ${received ? 'what you have not received' : 'value'}`]),
    ...(dropTo === undefined ? [] : [`drop to ${spellNumber(dropTo)}`]),
    `buy at least ${wholeDollars(check.mustBuy)} of it`,
  ]
  const counts = 'What you have received counts, and can’t be taken off.'
  return [...(received && ways.length < 3 ? [counts] : []), `${capitalized(ways.join(', or '))}.`]
}

/** What can be done about a list that stands: nothing is added or taken back any more. */
function stillMessages({ check }: FileList): readonly string[] {
  return [
    `The list can no longer be changed: it counts only if you buy at least ${wholeDollars(check.mustBuy)} of it ` +
      'before the exchange ends.',
  ]
}

/** What a list came to of which too little was bought. */
function brokenMessage(
  { check }: FileList,
  { bought, safe, lastDay }: { bought: number; safe: readonly ListedProperty[]; lastDay: string },
): readonly string[] {
  return [
    `It counted only if you bought at least ${wholeDollars(check.mustBuy)} of it, and you received ` +
      `${formatUsd(bought)}.`,
    safe.length === 0
      ? `The list generally counts as none: you received nothing by ${lastDay}.`
      : `What you received by ${lastDay} stays identified: ${namesOf(safe)}. The rest generally counts as not named.`,
  ]
}

/** The value of what has been received, by the last day to name or after it. */
function boughtOf({ properties }: FileList): number {
  return properties.reduce((sum, { receipt, value }) => sum + (isReceived(receipt) ? value : 0), 0)
}

function unknownMessages(properties: readonly ListedProperty[]): readonly string[] {
  const unknown = properties.filter(({ valueKnown }) => !valueKnown)
  if (unknown.length === 0) return []
  const names = namesOf(unknown)
  return [
    `Enter the amount of ${names}: until then ${unknown.length === 1 ? 'it counts' : 'they count'} as worth nothing.`,
  ]
}

/** The label of the limit before a sale has a price. */
export const limitWithoutPrice = `Limit ${twice()} of what you sold`

/** One sentence for the drawing of the limit. */
export function limitSummary({ check }: FileList): string {
  const stands =
    check.rule === 'three-property'
      ? `the limit of ${formatUsd(check.limit)} does not apply`
      : check.over > 0
        ? `${wholeDollars(check.over)} over the limit of ${formatUsd(check.limit)}`
        : belowMessage(check)
  return `${propertiesOf(check.count)} worth ${formatUsd(check.value)}: ${stands}.`
}

function belowMessage({ limit, value }: FileList['check']): string {
  const left = Math.floor(limit - value)
  return left > 0 ? `${formatUsd(left)} below the limit of ${formatUsd(limit)}` : `at its limit of ${formatUsd(limit)}`
}

/** How a list is counted with the person's numbers. */
export function listFormula(file: ExchangeFile, { check, properties }: FileList) {
  const prices = file.sales.flatMap(({ price }) => price ?? [])
  const sold = prices.length > 1 ? `(${prices.map(formatUsd).join(' + ')})` : formatUsd(soldFor(file))
  const share = percent(identificationPurchaseShare)
  const over = check.rule === '95-percent'
  return [
    { term: 'Properties', formula: `${properties.map(({ units }) => units).join(' + ') || '0'} = ${check.count}` },
    {
      term: 'Value without regard to loans',
      formula: `${properties.map(({ value }) => formatUsd(value)).join(' + ') || '$0'} = ${formatUsd(check.value)}`,
    },
    {
      term: 'Limit',
      formula: `${twice()} × ${sold} = ${formatUsd(check.limit)}`,
    },
    ...(over
      ? [
          {
            term: 'Over the limit',
            formula: `${formatUsd(check.value)} − ${formatUsd(check.limit)} = ${wholeDollars(check.over)}, rounded up`,
          },
          {
            term: `To buy under the ${share} rule`,
            formula: `${share} × ${formatUsd(check.value)} = ${wholeDollars(check.mustBuy)}, rounded up`,
          },
        ]
      : []),
  ]
}

/** How a property counts, in the table. */
export function countedAs({ units, received }: ListedProperty, wanted: 'first' | 'backup' = 'first'): string {
  const counts = `${units}`
  if (received) return `${counts}, received in time`
  return wanted === 'backup' ? `${counts}, a backup` : counts
}

/** What all sales with a price were sold for. */
export function soldFor({ sales }: ExchangeFile): number {
  return sales.reduce((sum, { price = 0 }) => sum + price, 0)
}

function propertiesOf(count: number): string {
  return count === 1 ? '1 property' : `${count} properties`
}

const maxNames = 4

/** Names as a list in prose; of many only the first ones. */
function namesOf(properties: readonly ListedProperty[]): string {
  const names = properties.map(({ name }) => name)
  if (names.length > maxNames)
    return `${names.slice(0, maxNames - 1).join(', ')} and ${names.length - maxNames + 1} more`
  return names.length > 1 ? listed(names, 'and') : names.join('')
}

/** Rounded up, so that whoever follows the sentence keeps to the rule; a part of a cent is noise. */
export function wholeDollars(amount: number): string {
  return formatUsd(Math.ceil(Math.round(amount * 100) / 100))
}

function twice(): string {
  return percent(identificationValueLimit)
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
