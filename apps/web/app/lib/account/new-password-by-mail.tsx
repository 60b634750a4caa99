import { useAuth } from '@dst/auth/react'
import { resetRequestErrors } from '@dst/domain/errors'
import { Button } from '@dst/ui/button'
import { useMutation } from '@tanstack/react-query'
import { ResetCode } from '~/lib/account/reset-code.tsx'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { connectionErrorMessage } from '~/services/connection-error.ts'

/** Mails a link and a code for a new password, and takes the code. */
export function NewPasswordByMail({ email }: { email: string }) {
  const { client } = useAuth()
  const mailing = useMutation({
    mutationFn: async () => {
      const sent = await client.requestPasswordReset(email)
      if (sent.ok) return { trouble: undefined }
      const message = connectionErrorMessage(sent.error) ?? resetRequestErrors[sent.error.code].message
      return { trouble: toErrorMessage({ message, retryAfterSeconds: sent.error.provider.retryAfterSeconds }) }
    },
  })
  const trouble = mailing.data?.trouble
  if (mailing.data !== undefined && trouble === undefined) {
    return (
      <>
        <output>We sent a link for a new password. Open it, or enter the code of the same mail here.</output>
        <ResetCode email={email} />
      </>
    )
  }
  return (
    <>
      <ErrorBanner message={trouble?.message} retryAt={trouble?.retryAt} />
      <Button busy={mailing.isPending} busyLabel="Sending..." onClick={() => mailing.mutate()}>
        Email me a link for a new password
      </Button>
    </>
  )
}
