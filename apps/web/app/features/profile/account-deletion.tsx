import { useAuth } from '@dst/auth/react'
import { authenticatorsOf, type AuthUser } from '@dst/auth'
import { remainsAfterDeletion } from '@dst/content/legal'
import { site } from '@dst/content/site'
import { Button } from '@dst/ui/button'
import { PasswordField } from '@dst/ui/password-field'
import { TwoStepConfirmation } from '@dst/ui/two-step-confirmation'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { signInErrors } from '@dst/domain/errors'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { DownloadButton } from '~/lib/my-data/download-button.tsx'
import { hasPassword } from '~/lib/account/has-password.ts'
import { leavingPage } from '~/lib/browser/leaving-page.ts'
import { RetryWait } from '~/lib/forms/retry-wait.tsx'
import { CodeField } from '~/lib/second-factor/code-field.tsx'
import { missingProof, type Proof } from '~/lib/second-factor/show-second-factor.ts'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { toErrorMessage, type ErrorMessage } from '~/lib/forms/error-message.ts'
import { api } from '~/services/api.ts'
import { connectionErrorMessage } from '~/services/connection-error.ts'
import { loadRuntimeConfig } from '~/services/config.ts'
import { deleteAccount } from './delete-account.ts'

/** Props of {@link AccountDeletion}. */
export interface AccountDeletionProps {
  open: boolean
  onClose: () => void
  user: AuthUser
  /** Called after the account was deleted. */
  onDeleted: () => void
}

/** Warns, then asks the user to type DELETE and to prove their identity. Each opening starts over. */
export function AccountDeletion(props: AccountDeletionProps) {
  const { data: allowed = false } = useQuery({
    queryKey: ['/config.json', 'accountDeletion'],
    queryFn: async () => (await loadRuntimeConfig()).accountDeletion,
  })
  return <Confirmation key={String(props.open)} {...props} allowed={allowed} />
}

function Confirmation({ open, onClose, user, onDeleted, allowed }: AccountDeletionProps & { allowed: boolean }) {
  const asks = { password: hasPassword(user), code: authenticatorsOf(user).length > 0 }
  const { busy, problem, errors, register, confirm } = useDeletion(user, asks, onDeleted)
  const byRequest = `Accounts are deleted on request for now: write to ${site.email} from the address of your account.`
  return (
    <TwoStepConfirmation
      open={open}
      onClose={onClose}
      title="Delete Account"
      warning={
        'Deleting your account removes your profile, your answers, your score, your requests and the exchange ' +
        'saved in it for good. This cannot be undone.'
      }
      details={allowed ? <BeforeDeletion email={user.email} /> : undefined}
      cancelLabel="Cancel"
      continueLabel="Continue"
      word="DELETE"
      confirmationLabel="Type DELETE to confirm"
      confirmLabel="Delete Account"
      blockedReason={allowed ? undefined : byRequest}
      onConfirm={() => void confirm()}
      busy={busy}
      error={problem && <DeletionProblem problem={problem} />}
    >
      {allowed && asks.password ? (
        <PasswordField
          {...register('password')}
          label="Your password"
          hint="To confirm that it’s you."
          autoComplete="current-password"
          error={errors.password?.message}
        />
      ) : null}
      {allowed && asks.code ? <CodeField {...register('code')} kind="either" error={errors.code?.message} /> : null}
      {allowed && !asks.password && !asks.code ? <GoogleProof /> : null}
    </TwoStepConfirmation>
  )
}

/** A copy to keep, and what a deletion leaves: offered while there is still something to download. */
function BeforeDeletion({ email }: { email: string }) {
  return (
    <>
      <p>Afterward there is nothing left to download. Keep a copy first, if you want one.</p>
      <DownloadButton />
      <p>What is left after a deletion:</p>
      <ul className="grid list-disc gap-1 ps-5">
        {remainsAfterDeletion.map(({ kind, what, why }) => (
          <li key={kind}>{`${what}, ${why}.`}</li>
        ))}
      </ul>
      <p>
        Once it is done, we confirm it by a mail to <span className="break-words">{email}</span>.
      </p>
    </>
  )
}

/** Google manages the password, so a fresh sign-in there proves the user's identity. */
function GoogleProof() {
  const { client } = useAuth()
  const leaving = useMutation({
    mutationFn: async () => {
      const outcome = await client.signInWithGoogle('login')
      if (!outcome.ok) return connectionErrorMessage(outcome.error) ?? signInErrors['google-failed'].message
      await leavingPage()
      return undefined
    },
  })
  return (
    <div className="grid justify-items-start gap-2">
      <ErrorBanner message={leaving.data} />
      <p>
        You sign in with Google. If your last sign-in was more than ten minutes ago, sign in again first and then come
        back here.
      </p>
      <Button variant="secondary" busy={leaving.isPending} busyLabel="Redirecting..." onClick={() => leaving.mutate()}>
        Sign in again with Google
      </Button>
    </div>
  )
}

type Problem = ErrorMessage & { expired?: boolean }

/** Announced as one message: what went wrong, when to retry, and what to do next. */
function DeletionProblem({ problem: { message, retryAt, expired } }: { problem: Problem }) {
  return (
    <>
      <span>{message}</span>
      <RetryWait at={retryAt} />
      {expired ? (
        <div className="ui-banner-action">
          <SignInAgain />
        </div>
      ) : null}
    </>
  )
}

function useDeletion(user: AuthUser, asks: Record<keyof Proof, boolean>, onDeleted: () => void) {
  const { client } = useAuth()
  const { register, handleSubmit, setError, formState } = useForm<Proof>({
    defaultValues: { password: '', code: '' },
    resolver: domainResolver<Proof>((proof) => missingProof(proof, asks)),
  })
  const deletion = useMutation({
    mutationFn: async ({ password, code }: Proof) => {
      const proof = { password: asks.password ? password : undefined, code: asks.code ? code : undefined }
      const outcome = await deleteAccount({ user, ...proof }, { auth: client, api })
      return outcome.kind === 'deleted' ? outcome : { ...outcome, ...toErrorMessage(outcome) }
    },
    // It holds the password.
    gcTime: 0,
    onSuccess: (outcome) => {
      if (outcome.kind === 'deleted') onDeleted()
      else if (outcome.field) setError(outcome.field, { message: outcome.message }, { shouldFocus: true })
    },
  })
  const confirm = handleSubmit(
    (proof) => deletion.mutateAsync(proof),
    () => deletion.reset(),
  )
  const outcome = deletion.data
  return {
    busy: formState.isSubmitting,
    problem: outcome?.kind === 'not-deleted' && outcome.field === undefined ? outcome : undefined,
    errors: formState.errors,
    register,
    confirm,
  }
}
