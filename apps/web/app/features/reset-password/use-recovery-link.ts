import type { LinkTokens } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { useState } from 'react'
import { useOnArrival } from '~/lib/use-on-arrival'
import { paths } from '~/paths'
import { openRecovery, type RecoveryLink } from './open-recovery'
import { readRecoveryAddress } from './recovery-address'

/** Follows the recovery link in the address, once. `retry` asks the service again with the tokens of that link. */
export function useRecoveryLink(): { link: RecoveryLink; retry: (tokens: LinkTokens) => Promise<void> } {
  const { client } = useAuth()
  const [link, setLink] = useState<RecoveryLink>({ kind: 'validating' })

  async function follow(tokens: LinkTokens | undefined) {
    setLink({ kind: 'validating' })
    setLink(await openRecovery(tokens, client).catch(() => ({ kind: 'invalid' }) as const))
  }

  useOnArrival(async () => {
    const tokens = readRecoveryAddress(window.location)
    // At once, so that no token stays in the address bar, in the history or in a bookmark.
    window.history.replaceState(window.history.state, '', paths.resetPassword)
    await follow(tokens)
  })

  return { link, retry: follow }
}
