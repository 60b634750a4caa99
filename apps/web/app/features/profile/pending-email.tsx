import { useAuth } from '@dst/auth/react'
import { mailCodeErrors } from '@dst/domain/errors'
import { Banner } from '@dst/ui/banner'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CodeForm } from '~/lib/account/code-form.tsx'
import { renewCurrentInvestor } from '~/services/queries/current-investor.ts'
import { tokensByCode } from '~/lib/account/mail-codes.ts'
import { showToast } from '~/services/toasts.ts'

/** Says that a new email address has to be confirmed with its link, or with the code in the same email. */
export function PendingEmail({ email }: { email: string }) {
  const { half, takeCode } = useEmailCode(email)
  return (
    <Banner tone="info" heading="Your new address is not confirmed yet" announce="none">
      <div className="grid gap-4">
        <p>
          Open the link that we sent to <strong className="wrap-anywhere">{email}</strong>. Until then your address
          stays as it is.
        </p>
        {half ? (
          <output className="block">
            That code was right. Now open the link that we sent to your current address.
          </output>
        ) : (
          <CodeForm onCode={takeCode} />
        )}
      </div>
    </Banner>
  )
}

function useEmailCode(email: string) {
  const { client } = useAuth()
  const queryClient = useQueryClient()
  const [half, setHalf] = useState(false)

  const takeCode = async (code: string) => {
    const exchanged = await tokensByCode({ type: 'email_change', email, code }, client)
    if (!exchanged.ok) return exchanged.error
    if (exchanged.value === null) {
      setHalf(true)
      return undefined
    }
    // The session gets the new address; the record follows.
    const adopted = await client.setSessionFromTokens(exchanged.value)
    if (!adopted.ok) return mailCodeErrors.failed
    showToast({ tone: 'success', title: 'Your email address is changed.' })
    await renewCurrentInvestor(queryClient)
    return undefined
  }

  return { half, takeCode }
}
