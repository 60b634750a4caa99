import { linkOwner, type AuthClient, type LinkTokens } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { recoveryFragment } from '~/lib/account/link-tokens.ts'
import { useOnArrival } from '~/lib/browser/use-on-arrival.ts'
import { serviceErrorMessage } from '~/services/connection-error.ts'
import { paths } from '~/paths.ts'
import { noteMail } from '~/services/begun-returns.ts'
import { readMailedLink, type MailedLink } from './mailed-link-address.ts'
import { useReturn, type ReturnState } from './use-return.ts'

/** What the page of a mailed link shows. */
export type MailedLinkState =
  | { kind: 'reading' }
  | { kind: 'incomplete' }
  | { kind: 'question'; link: MailedLink; busy: boolean; trouble: string | undefined; onUse: () => void }
  | { kind: 'expired'; link: MailedLink }
  | { kind: 'half-confirmed' }
  | { kind: 'returning'; state: ReturnState }

interface Used {
  kind: 'expired' | 'half-confirmed' | 'returning' | 'trouble'
  message?: string
}

/** Reads the link in the address, and uses it once the person asks for it: opening the page changes nothing. */
export function useMailedLink(): MailedLinkState {
  const { client } = useAuth()
  const [link, setLink] = useState<MailedLink | 'incomplete'>()
  const goOn = useGoOn()
  const using = useMutation({
    mutationFn: async (pressed: MailedLink): Promise<Used> => {
      const redeemed = await client.redeemMailLink(pressed)
      if (!redeemed.ok) return failed(redeemed.error)
      if (redeemed.value === null) return { kind: 'half-confirmed' }
      await goOn.start(pressed, redeemed.value)
      return { kind: 'returning' }
    },
    // It holds the token.
    gcTime: 0,
  })

  useOnArrival(async () => {
    setLink(readMailedLink(window.location) ?? 'incomplete')
    // Immediately, so that no token stays in the address bar, in the history or in a bookmark.
    window.history.replaceState(window.history.state, '', paths.mailedLink)
  })

  if (link === undefined) return { kind: 'reading' }
  if (link === 'incomplete') return { kind: link }
  const used = using.data
  if (used?.kind === 'expired') return { kind: used.kind, link }
  if (used?.kind === 'half-confirmed') return { kind: used.kind }
  if (used?.kind === 'returning') return { kind: used.kind, state: goOn.state }
  const trouble = using.isError ? notUsed : used?.message
  return { kind: 'question', link, busy: using.isPending, trouble, onUse: () => using.mutate(link) }
}

/** What follows a link that worked: the form for a new password, or the session. */
function useGoOn() {
  const navigate = useNavigate()
  const { state, arrive } = useReturn()
  async function start({ type, email }: MailedLink, tokens: LinkTokens) {
    // The page has named this very account, and the person pressed the button.
    if (email !== '' && linkOwner(tokens)?.email === email.toLowerCase()) noteMail(email)
    if (type === 'recovery') {
      await navigate({ pathname: paths.resetPassword, hash: recoveryFragment(tokens) }, { replace: true })
      return
    }
    // Not awaited: it shows its own progress.
    void arrive({ kind: 'confirmation', tokens, emailChange: type === 'email_change', invitation: type === 'invite' })
  }
  return { state, start }
}

const notUsed = 'That did not work, and the link is still good. Please press again.'

type Refusal = Extract<Awaited<ReturnType<AuthClient['redeemMailLink']>>, { ok: false }>['error']

function failed(error: Refusal): Used {
  if (error.code === 'invalid-link') return { kind: 'expired' }
  const passing = error.provider.status === 429 ? 'Too many tries. Please wait a minute and press again.' : undefined
  return { kind: 'trouble', message: serviceErrorMessage(error) ?? passing ?? notUsed }
}
