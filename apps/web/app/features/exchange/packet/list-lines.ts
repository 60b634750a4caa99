import { formatUsd } from '@dst/domain/calculator'
import { purchaseValue, type ExchangeDescription, type FileList } from '@dst/domain/exchange-file'
import { countedAs, verdictOf } from '../list/list-messages.ts'

/** A property of the list as a row. */
export interface ListRow {
  readonly heading: string
  readonly cells: readonly [string, string, string, string]
}

const notEntered = 'Not entered'

/** What is on the list, in its order. */
export function listRows({ file, properties }: ExchangeDescription): readonly ListRow[] {
  return properties.map((property, index) => {
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
export function listVerdict(exchange: ExchangeDescription): string {
  const { file, list, properties, naming, progress } = exchange
  const known: FileList | undefined = list.ok ? list.value : undefined
  return verdictOf(file, properties, known, naming, progress.isFinished).join(' ')
}
