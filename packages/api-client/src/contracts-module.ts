import type * as Contracts from '@dst/contracts'

/**
 * The contract's table and schemas, fetched with the first call: the validation library stays out of the
 * script that a page needs before it is usable.
 */
export function loadContracts(): Promise<typeof Contracts> {
  return import('@dst/contracts')
}
