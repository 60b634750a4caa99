import { browserHasPasskeys, hasDroppedPassword, type AuthUser } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { recentProofWindow } from '@dst/domain/parameters'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { hasPassword } from '~/lib/account/has-password.ts'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { CodeProof } from './code-proof.tsx'
import { PasswordProof } from './password-proof.tsx'
import { proofError } from './proof-error.ts'

const minutes = recentProofWindow / 60

/** Props of {@link ProofQuestion}. */
export interface ProofQuestionProps {
  user: AuthUser
  /** Called with whether the user proved that it is them. */
  onAnswer: (proven: boolean) => void
}

/** Asks for the password, a mailed code or a passkey, whichever the account has. */
export function ProofQuestion({ user, onAnswer }: ProofQuestionProps) {
  const formId = useId()
  const usesPassword = hasPassword(user) && !hasDroppedPassword(user)
  const [way, setWay] = useState<'password' | 'code'>(usesPassword ? 'password' : 'code')
  const [busy, setBusy] = useState(false)
  const passkey = usePasskeyProof(() => onAnswer(true))
  const cancel = () => onAnswer(false)
  return (
    <Dialog
      open
      onClose={cancel}
      busy={busy || passkey.busy}
      title="Confirm it’s you"
      description={`This changes how you sign in, so we ask first. We will not ask again for ${minutes} minutes.`}
      footer={
        <>
          <Button key="cancel" variant="secondary" onClick={cancel} disabled={busy || passkey.busy}>
            Cancel
          </Button>
          {way === 'password' ? (
            <Button key="confirm" type="submit" form={formId} busy={busy} busyLabel="Checking...">
              Confirm
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid justify-items-start gap-6">
        <ErrorBanner message={passkey.trouble?.message} retryAt={passkey.trouble?.retryAt} />
        {way === 'password' ? (
          <PasswordProof id={formId} onBusy={setBusy} onProven={() => onAnswer(true)} />
        ) : (
          <CodeProof email={user.email} onProven={() => onAnswer(true)} />
        )}
        <div className="flex flex-wrap gap-4">
          {way === 'password' ? (
            <Button variant="quiet" size="small" onClick={() => setWay('code')}>
              Use a code by email instead
            </Button>
          ) : null}
          {passkey.offered ? (
            <Button variant="quiet" size="small" busy={passkey.busy} onClick={passkey.use}>
              Use a passkey instead
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}

function usePasskeyProof(onProven: () => void) {
  const { client } = useAuth()
  const { data: offered = false } = useQuery({
    queryKey: ['passkeys', 'any'],
    queryFn: async () => {
      const list = await client.passkeys.list()
      return list.ok && list.value.length > 0
    },
    enabled: browserHasPasskeys(),
  })
  const using = useMutation({
    mutationFn: async () => {
      const given = await client.proof.givePasskey()
      return { trouble: given.ok ? undefined : toErrorMessage(proofError(given.error)) }
    },
    onSuccess: ({ trouble }) => {
      if (trouble === undefined) onProven()
    },
  })
  return { offered, busy: using.isPending, use: () => using.mutate(), trouble: using.data?.trouble }
}
