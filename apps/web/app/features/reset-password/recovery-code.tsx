import type { LinkTokens } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { useState } from 'react'
import { CodeForm } from '~/lib/code-form'
import { readHandOver } from '~/services/hand-over'
import { tokensByCode } from '~/services/mail-codes'

/** Props of {@link RecoveryCode}. */
export interface RecoveryCodeProps {
  /** Receives what the link beside the code would have brought. */
  onTokens: (tokens: LinkTokens) => void
}

/** Takes the code of a recovery mail whose link cannot be opened here. */
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
