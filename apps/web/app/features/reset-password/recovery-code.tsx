import type { LinkTokens } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { useState } from 'react'
import { CodeForm } from '~/lib/account/code-form.tsx'
import { readHandOver } from '~/services/hand-over.ts'
import { tokensByCode } from '~/lib/account/mail-codes.ts'

/** Props of {@link RecoveryCode}. */
export interface RecoveryCodeProps {
  /** Called with the tokens that the link in the same email would have provided. */
  onTokens: (tokens: LinkTokens) => void
}

/** Accepts the code of a recovery email whose link can't be opened here. */
export function RecoveryCode({ onTokens }: RecoveryCodeProps) {
  const { client } = useAuth()
  const [email] = useState(() => readHandOver('prefilledEmail') ?? '')
  const takeCode = async (code: string, typedEmail: string) => {
    const exchanged = await tokensByCode({ type: 'recovery', email: typedEmail, code }, client)
    if (!exchanged.ok) return exchanged.error
    if (exchanged.value !== null) onTokens(exchanged.value)
    return undefined
  }
  return <CodeForm asksFor={{ email }} onCode={takeCode} />
}
