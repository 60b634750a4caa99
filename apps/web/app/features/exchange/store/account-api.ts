import { linkOwner } from '@dst/auth'
import { createApiClient, type ApiClient, type ApiFailure } from '@dst/api-client'
import type { SavedExchangeFile } from '@dst/contracts'
import { authClient } from '~/services/auth.ts'

/** The calls about the file of one account. */
export type AccountExchange = Pick<ApiClient['exchange'], 'file' | 'saveFile' | 'deleteFile'>

/**
 * The calls for this account alone: once another account is signed in, they fail, so that nothing of the one ever
 * reaches the other. A save goes on when its page is closed.
 */
export function exchangeOf(account: string): AccountExchange {
  return createApiClient({
    baseUrl: '',
    accessToken: async () => tokenOf(account, await authClient.accessToken()),
    fetch: (address, request) => fetch(address, { ...request, keepalive: request?.method === 'PUT' }),
  }).exchange
}

/** The file that a refused save has found, null for none; undefined where it failed for another reason. */
export function conflictIn(failure: ApiFailure): { savedFile: SavedExchangeFile | null } | undefined {
  if (failure.kind !== 'http' || failure.code !== 'exchange_file_conflict') return undefined
  return { savedFile: failure.savedFile ?? null }
}

/** The token if it is this account's; throws otherwise. */
export function tokenOf(account: string, token: string | undefined): string {
  if (token === undefined || linkOwner({ accessToken: token })?.userId !== account)
    throw new Error('the account is not signed in anymore')
  return token
}
