import type { ApiFailure } from '@dst/api-client'
import type { SavedExchangeFile } from '@dst/contracts'

/** The file that a refused save has found, null for none; undefined where it failed for another reason. */
export function conflictIn(failure: ApiFailure): { savedFile: SavedExchangeFile | null } | undefined {
  if (failure.kind !== 'http' || failure.code !== 'exchange_file_conflict') return undefined
  return { savedFile: failure.savedFile ?? null }
}
