import type * as Contracts from '@dst/contracts'

/**
 * The endpoint table and schemas, loaded with the first call: this keeps the validation library out of the scripts that
 * a page needs to become interactive.
 */
export function loadContracts(): Promise<typeof Contracts> {
  return import('@dst/contracts')
}
