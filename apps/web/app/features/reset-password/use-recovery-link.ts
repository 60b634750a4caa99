import { linkOwner, type AuthUser } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { useState } from 'react'
import { useOnArrival } from '~/lib/browser/use-on-arrival.ts'
import { paths } from '~/paths.ts'
import { signOut } from '~/services/auth.ts'
import { expectsMail } from '~/services/begun-returns.ts'
import { otherAccount, type OtherAccount } from '~/lib/account/other-account.ts'
import { exchangeAddress, openRecovery, type RecoveryLink } from './open-recovery.ts'
import { readRecoveryAddress, type OpenedAddress, type RecoveryAddress } from './recovery-address.ts'

type DisplayedLink =
  | Exclude<RecoveryLink, { kind: 'second-factor' }>
  | { kind: 'second-factor'; person: AuthUser; onDisplayed: () => void }
  | { kind: 'other-browser' }
  | { kind: 'unanswered'; onRetry: () => void }
  | { kind: 'other-account'; accounts: OtherAccount; onContinue: () => void }

/** Follows the recovery link in the URL, once. `retry` calls the service again with the tokens of that link. */
export function useRecoveryLink(): { link: DisplayedLink; retry: (address: OpenedAddress) => Promise<void> } {
  const { client } = useAuth()
  const [link, setLink] = useState<DisplayedLink>({ kind: 'validating' })

  async function follow(address: OpenedAddress) {
    setLink({ kind: 'validating' })
    const found = await openRecovery(address, client).catch(() => ({ kind: 'invalid' }) as const)
    setLink(found.kind === 'second-factor' ? { ...found, onDisplayed: () => void follow({ kind: 'bare' }) } : found)
  }

  async function arrive(arrived: RecoveryAddress) {
    setLink({ kind: 'validating' })
    const address = await exchangeAddress(arrived, client).catch(() => ({ kind: 'invalid' }) as const)
    if (address.kind === 'other-browser') return setLink(address)
    if (address.kind === 'unanswered') return setLink({ ...address, onRetry: () => void arrive(arrived) })
    const owner = address.kind === 'link' ? linkOwner(address.tokens) : undefined
    const isExpected = arrived.kind === 'code' || (owner !== undefined && expectsMail(owner.email))
    const accounts = await otherAccount(owner, client, { isExpected })
    if (accounts === undefined) return follow(address)
    setLink({ kind: 'other-account', accounts, onContinue: () => void signOut('local').then(() => follow(address)) })
  }

  useOnArrival(async () => {
    const address = readRecoveryAddress(window.location)
    // Immediately, so that no token stays in the address bar, in the history or in a bookmark.
    window.history.replaceState(window.history.state, '', paths.resetPassword)
    return arrive(address)
  })

  return { link, retry: follow }
}
