import { formatUsd } from '@dst/domain/calculator'

/** An amount in US dollars; where its least and its most differ, from one to the other. */
export function amountRange(low: number, high: number): string {
  const [from, to] = [formatUsd(low), formatUsd(high)]
  return from === to ? from : `${from} to ${to}`
}
