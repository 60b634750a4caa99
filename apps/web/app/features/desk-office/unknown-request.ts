import { ReadFailed } from '~/services/queries/current-investor.ts'

/** Whether the server has nothing under an id, or takes it for none. */
export function isUnknown(error: Error | null): boolean {
  if (!(error instanceof ReadFailed) || error.failure.kind !== 'http') return false
  return error.failure.status === 404 || error.failure.status === 400
}
