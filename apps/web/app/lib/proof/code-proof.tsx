import { useAuth } from '@dst/auth/react'
import { Button } from '@dst/ui/button'
import { useMutation } from '@tanstack/react-query'
import { CodeForm } from '~/lib/account/code-form.tsx'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { mailError, proofError } from './proof-error.ts'

/** Props of {@link CodeProof}. */
export interface CodeProofProps {
  email: string
  onProven: () => void
}

/** Mails a code to the account's address, and takes it. */
export function CodeProof({ email, onProven }: CodeProofProps) {
  const { client } = useAuth()
  const mailing = useMutation({
    mutationFn: async () => {
      const sent = await client.proof.mailCode()
      return { trouble: sent.ok ? undefined : toErrorMessage(mailError(sent.error)) }
    },
  })
  const takeCode = async (code: string) => {
    const given = await client.proof.give({ code })
    if (!given.ok) return proofError(given.error)
    onProven()
    return undefined
  }
  const trouble = mailing.data?.trouble
  const sent = mailing.data !== undefined && trouble === undefined
  return (
    <div className="grid w-full justify-items-start gap-4">
      <ErrorBanner message={trouble?.message} retryAt={trouble?.retryAt} />
      {sent ? (
        <output>
          <span>
            We sent a code to <strong className="wrap-anywhere">{email}</strong>. Nothing there? Look in your spam
            folder.
          </span>
        </output>
      ) : (
        <p>
          We send a code to <strong className="wrap-anywhere">{email}</strong>, which you enter here.
        </p>
      )}
      {sent ? (
        <CodeForm onCode={takeCode} />
      ) : (
        <Button busy={mailing.isPending} busyLabel="Sending..." onClick={() => mailing.mutate()} data-autofocus>
          Email me a code
        </Button>
      )}
    </div>
  )
}
