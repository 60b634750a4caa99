import { useAuth } from '@dst/auth/react'
import { authenticatorsOf, type AuthUser } from '@dst/auth'
import { site } from '@dst/content/site'
import { Button } from '@dst/ui/button'
import { PasswordField } from '@dst/ui/password-field'
import { TwoStepConfirmation } from '@dst/ui/two-step-confirmation'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { signInErrors } from '@dst/domain/errors'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { hasPassword } from '~/lib/account/has-password.ts'
import { leavingPage } from '~/lib/browser/leaving-page.ts'
import { RetryWait } from '~/lib/forms/retry-wait.tsx'
import { CodeField } from '~/lib/second-factor/code-field.tsx'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { told, type Told } from '~/lib/forms/told.ts'
import { useBusy } from '~/lib/forms/use-busy.ts'
import { api } from '~/services/api.ts'
import { connectionTrouble } from '~/lib/problems/connection-trouble.ts'
import { loadRuntimeConfig } from '~/services/config.ts'
import { deleteAccount, type Deletion } from './delete-account.ts'

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
  const [proof, setProof] = useState({ password: '', code: '' })
  const { busy, problem, wrong, confirm } = useDeletion(
    user,
    { password: asks.password ? proof.password : undefined, code: asks.code ? proof.code : undefined },
    onDeleted,
  )
  const passwordField = useMendFocus(wrong, 'password')
  const codeField = useMendFocus(wrong, 'code')
  const byRequest = `Accounts are deleted on request for now: write to ${site.email} from the address of your account.`
  return (
    <TwoStepConfirmation
      open={open}
      onClose={onClose}
      title="Delete Account"
      warning={
        'Deleting your account removes your profile, your answers, your score and your requests for good. ' +
        'This cannot be undone.'
      }
      cancelLabel="Cancel"
      continueLabel="Continue"
      word="DELETE"
      wordLabel="Type DELETE to confirm"
      confirmLabel="Delete Account"
      blockedReason={allowed ? undefined : byRequest}
      onConfirm={confirm}
      busy={busy}
      error={problem && <DeletionProblem problem={problem} />}
    >
      {allowed && asks.password ? (
        <PasswordField
          ref={passwordField}
          name="password"
          label="Your password"
          hint="To be sure that it is you."
          autoComplete="current-password"
          value={proof.password}
          onValueChange={(password) => setProof({ ...proof, password })}
          error={wrong?.password}
        />
      ) : null}
      {allowed && asks.code ? (
        <CodeField
          name="code"
          ref={codeField}
          kind="either"
          value={proof.code}
          onValueChange={(code) => setProof({ ...proof, code })}
          error={wrong?.code}
        />
      ) : null}
      {allowed && !asks.password && !asks.code ? <GoogleProof /> : null}
    </TwoStepConfirmation>
  )
}

/** Google manages the password, so a fresh sign-in there proves the user's identity. */
function GoogleProof() {
  const { client } = useAuth()
  const { busy, run } = useBusy()
  const [error, setError] = useState<Told>()
  const leave = () =>
    run(async () => {
      setError(undefined)
      const outcome = await client.signInWithGoogle('login')
      if (outcome.ok) await leavingPage()
      else setError(told({ message: connectionTrouble(outcome.error) ?? signInErrors['google-failed'].message }))
    })
  return (
    <div className="grid justify-items-start gap-2">
      <ErrorBanner message={error?.message} />
      <p>
        You sign in with Google. If your last sign-in was more than ten minutes ago, sign in again first and then come
        back here.
      </p>
      <Button variant="secondary" busy={busy} busyLabel="Redirecting..." onClick={leave}>
        Sign in again with Google
      </Button>
    </div>
  )
}

type Problem = Told & { expired: boolean | undefined }

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

/** Errors of the fields that prove the user's identity. */
type Wrong = Partial<Record<'password' | 'code', string>>

/** Focuses a field each time it is the one to correct: the clicked button may be far below. */
function useMendFocus(wrong: Wrong | undefined, name: keyof Wrong): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wrong !== undefined && Object.keys(wrong)[0] === name) field.current?.focus()
  }, [wrong, name])
  return field
}

function useDeletion(user: AuthUser, proof: Pick<Deletion, 'password' | 'code'>, onDeleted: () => void) {
  const { client } = useAuth()
  const { busy, run } = useBusy()
  const [problem, setProblem] = useState<Problem>()
  const [wrong, setWrong] = useState<Wrong>()

  function confirm() {
    const missing = missingIn(proof)
    setProblem(undefined)
    setWrong(missing)
    if (missing !== undefined) return
    run(async () => {
      const outcome = await deleteAccount({ user, ...proof }, { auth: client, api })
      if (outcome.kind === 'deleted') return onDeleted()
      if (outcome.field) setWrong({ [outcome.field]: outcome.message })
      else setProblem({ ...told(outcome), expired: outcome.expired })
    })
  }

  return { busy, problem, wrong, confirm }
}

function missingIn({ password, code }: Pick<Deletion, 'password' | 'code'>): Wrong | undefined {
  if (password !== '' && code?.trim() !== '') return undefined
  return {
    ...(password === '' ? { password: 'Password is required' } : {}),
    ...(code?.trim() === '' ? { code: 'Enter a code' } : {}),
  }
}
