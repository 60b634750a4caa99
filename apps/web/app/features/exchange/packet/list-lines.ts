import { formatUsd } from '@dst/domain/calculator'
import { listedProperties, purchaseValue, type FileList } from '@dst/domain/exchange-file'
import { listDays, type ListDays } from '../list/list-days.ts'
import { countedAs, verdictOf } from '../list/list-words.ts'
import type { PacketFacts } from './packet-facts.ts'

/** A property of the list as a row. */
export interface ListRow {
  readonly heading: string
  readonly cells: readonly [string, string, string, string]
}

const notEntered = 'Not entered'

/** What is on the list, in its order. */
export function listRows({ file, today }: PacketFacts): readonly ListRow[] {
  return listedProperties(file, today).map((property, index) => {
    const purchase = file.purchases[index]
    const value = purchase === undefined ? undefined : purchaseValue(purchase)
    return {
      heading: `${index + 1}. ${property.name}`,
      cells: [
        purchase?.kind === 'property' ? 'Property' : 'DST interest',
        value === undefined ? notEntered : formatUsd(value.cash),
        value === undefined ? notEntered : formatUsd(value.value),
        countedAs(property, purchase?.wanted),
      ],
    }
  })
}

/** What the rules say about the list. */
export function listVerdict({ file, today, list }: PacketFacts, days: ListDays = listDays(file, today)): string {
  const known: FileList | undefined = list.ok ? list.value : undefined
  return verdictOf(file, listedProperties(file, today), known, days).join(' ')
}
