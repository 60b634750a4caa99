import type { AuthClient, AuthFailure, Passkey } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { passkeyCallErrorMessage, passkeyErrorMessage, type PasskeyErrorMessage } from '~/lib/account/passkey-error.ts'

/** Changes to the passkeys of an account; each resolves with the trouble to show if it failed. */
export interface Passkeys {
  add: (name: string) => Promise<PasskeyErrorMessage | undefined>
  rename: (id: string, name: string) => Promise<PasskeyErrorMessage | undefined>
  remove: (id: string) => Promise<PasskeyErrorMessage | undefined>
}

/** What is known about an account's passkeys; `off` also while nothing is known yet. */
export type KnownPasskeys =
  | { state: 'off' }
  | { state: 'failed'; problem: { what: string; error: Error | null; onRetry: () => void } }
  | { state: 'read'; list: readonly Passkey[]; calls: Passkeys }

/** Loads the passkeys of an account, and reloads them after each change. */
export function usePasskeys(userId: string | undefined): KnownPasskeys {
  const { client } = useAuth()
  const queryClient = useQueryClient()
  const queryKey = ['passkeys', userId]
  const read = useQuery({ queryKey, queryFn: () => readPasskeys(client), enabled: userId !== undefined })
  const onChange = () => queryClient.invalidateQueries({ queryKey })
  if (read.isError) {
    return {
      state: 'failed',
      problem: { what: 'Your passkeys', error: read.error, onRetry: () => void read.refetch() },
    }
  }
  return read.data === undefined || read.data === null
    ? { state: 'off' }
    : { state: 'read', list: read.data, calls: callsOf(client, onChange) }
}

/** Null if the service has passkeys disabled. Throws if the request fails, which makes the query fail. */
async function readPasskeys({ passkeys }: AuthClient): Promise<readonly Passkey[] | null> {
  const offered = await passkeys.areOffered()
  if (!offered.ok) throw new Error(offered.error.provider.message)
  if (!offered.value) return null
  const list = await passkeys.list()
  if (!list.ok) throw new Error(list.error.provider.message)
  return list.value
}

function callsOf({ passkeys }: AuthClient, onChange: () => Promise<void>): Passkeys {
  const changed = async (failure: AuthFailure | undefined) => {
    if (failure !== undefined) return passkeyCallErrorMessage(failure)
    await onChange()
    return undefined
  }
  return {
    async add(name) {
      const added = await passkeys.add(name)
      if (!added.ok) return passkeyErrorMessage(added.error, 'add')
      return changed(undefined)
    },
    async rename(id, name) {
      const renamed = await passkeys.rename({ id, name })
      return changed(renamed.ok ? undefined : renamed.error)
    },
    async remove(id) {
      const removed = await passkeys.remove(id)
      return changed(removed.ok ? undefined : removed.error)
    },
  }
}
