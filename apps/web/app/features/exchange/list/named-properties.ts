import { formatUsd } from '@dst/domain/calculator'
import type { ExchangeFile, ListedProperty } from '@dst/domain/exchange-file'
import { candidateName } from './candidate-name.ts'

/** A property as a notice names it. What the file does not have is empty, to be written by hand. */
export interface NamedProperty {
  readonly id: string
  readonly name: string
  readonly kind: 'dst' | 'property'
  /** The interest in a DST, in dollars of one's own money. */
  readonly interest: string
  readonly value: string
}

/** What a notice has to name: everything on the list that was not received in time. */
export function namedProperties(file: ExchangeFile, properties: readonly ListedProperty[]): readonly NamedProperty[] {
  return properties.flatMap(({ id, received, value, valueKnown }, index) => {
    const purchase = file.purchases[index]
    if (received || purchase === undefined) return []
    const { kind = 'dst', equity } = purchase
    return {
      id,
      name: candidateName(purchase, index),
      kind,
      interest: kind === 'dst' && equity !== undefined ? formatUsd(equity) : '',
      value: valueKnown ? formatUsd(value) : '',
    }
  })
}
