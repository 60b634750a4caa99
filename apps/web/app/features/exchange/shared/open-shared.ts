import type { ApiClient, ApiFailure } from '@dst/api-client'
import { fail, succeed, type Result } from '@dst/domain/result'
import { canSeal, unseal } from '../share/seal.ts'
import { readShareLink } from '../share/share-link.ts'
import { readCopy, type SharedCopy } from '../share/shared-copy.ts'

/** A copy that was opened, and when its link ends. */
export interface OpenedCopy extends SharedCopy {
  readonly expiresAt: string
}

/**
 * Why a link shows nothing. `damaged`: a part of it is missing or was changed. `unknown`: no link has its id. `ended`:
 * it expired or was withdrawn. `insecure`: this browser can't decrypt here. `unread`: the server could not be asked.
 */
export type OpenProblem =
  | { readonly code: 'damaged' | 'unknown' | 'ended' | 'insecure' }
  | { readonly code: 'unread'; readonly failure: ApiFailure }

/**
 * Opens the link in the fragment of an address. The owner sees each open, so nothing is fetched that could not be read
 * anyway. The key stays here.
 */
export async function openShared(
  hash: string,
  api: { exchange: Pick<ApiClient['exchange'], 'openShare'> },
): Promise<Result<OpenedCopy, OpenProblem>> {
  const link = readShareLink(hash)
  if (link === undefined) return fail({ code: 'damaged' })
  if (!canSeal()) return fail({ code: 'insecure' })
  const outcome = await api.exchange.openShare(link.id)
  if (!outcome.ok) return fail(problemOf(outcome.error))
  const { ciphertext, expiresAt } = outcome.value
  const text = await unseal({ ciphertext, key: link.key })
  const copy = text === undefined ? undefined : readCopy(text)
  return copy === undefined ? fail({ code: 'damaged' }) : succeed({ ...copy, expiresAt })
}

function problemOf(failure: ApiFailure): OpenProblem {
  const status = failure.kind === 'http' ? failure.status : undefined
  if (status === 410) return { code: 'ended' }
  return status === 404 ? { code: 'unknown' } : { code: 'unread', failure }
}
