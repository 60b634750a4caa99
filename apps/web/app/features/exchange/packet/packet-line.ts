import { formatUsd } from '@dst/domain/calculator'

/** Where a value comes from; what is by hand is left for whoever fills in a form. */
export type Origin = 'you' | 'default' | 'computed' | 'missing' | 'by hand'

/** One line of the money: what it is, the law behind it, and whose value it is. */
export interface PacketLine {
  readonly what: string
  readonly law: string
  readonly value: string
  readonly from: Origin
  /** The CPA's number, where one was typed back; the column is empty to write in otherwise. */
  readonly cpa?: string
}

/** What was entered, or what stands for it. */
export function entered<Value>(
  { what, law }: Pick<PacketLine, 'what' | 'law'>,
  value: Value | undefined,
  words: { readonly shown: (value: Value) => string; readonly assumed: string },
): PacketLine {
  return value === undefined
    ? { what, law, value: words.assumed, from: 'default' }
    : { what, law, value: words.shown(value), from: 'you' }
}

/** What was entered, and is needed: nothing stands for it. */
export function needed<Value>(
  { what, law }: Pick<PacketLine, 'what' | 'law'>,
  value: Value | undefined,
  shown: (value: Value) => string,
): PacketLine {
  return value === undefined
    ? { what, law, value: 'Not entered', from: 'missing' }
    : { what, law, value: shown(value), from: 'you' }
}

/** What follows from other lines. */
export function computed(what: string, law: string, amount: number): PacketLine {
  return { what, law, value: formatUsd(amount), from: 'computed' }
}
