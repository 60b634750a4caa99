import type { AuthUser, TwoFactorEnrollment } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { Spinner } from '@dst/ui/spinner'
import { useId, useState } from 'react'
import { useOnArrival } from '~/lib/browser/use-on-arrival.ts'
import { CodesDialog } from './codes-dialog.tsx'
import { beginEnrollment, confirmEnrollment, type ConfirmedEnrollment } from './enroll.ts'
import { EnrollForm } from './enroll-form.tsx'
import { refusalOf, useCodeForm } from '~/lib/second-factor/use-code-form.ts'

/** Props of {@link EnrollDialog}. */
export interface EnrollDialogProps {
  user: AuthUser
  /** Called when it closes; `done` when the app is set up. */
  onClose: (done: boolean) => void
}

/** Sets up an authenticator app: a QR code to scan, a code to confirm, and the recovery codes. */
export function EnrollDialog({ user, onClose }: EnrollDialogProps) {
  const { client } = useAuth()
  const [enrollment, setEnrollment] = useState<TwoFactorEnrollment>()
  const [problem, setProblem] = useState<string>()
  const { busy, confirmed, ...form } = useEnrollment(enrollment)
  const formId = useId()

  async function begin() {
    setProblem(undefined)
    const begun = await beginEnrollment(client)
    if (begun.ok) setEnrollment(begun.value)
    else setProblem(begun.error)
  }
  useOnArrival(begin)

  function cancel() {
    if (enrollment !== undefined) void client.twoFactor.remove(enrollment.factorId)
    onClose(false)
  }

  if (confirmed !== undefined) return <SetUp codes={confirmed.codes} email={user.email} onDone={() => onClose(true)} />
  const retry = (
    <Button key="retry" onClick={() => void begin()}>
      Try again
    </Button>
  )
  const confirm = (
    <Button
      key="confirm"
      type="submit"
      form={formId}
      busy={busy}
      busyLabel="Checking..."
      disabled={enrollment === undefined}
    >
      Turn on
    </Button>
  )
  return (
    <Dialog
      open
      onClose={cancel}
      busy={busy}
      title="Set up two-factor authentication"
      footer={
        <>
          <Button key="cancel" variant="secondary" onClick={cancel} disabled={busy}>
            Cancel
          </Button>
          {problem === undefined ? confirm : retry}
        </>
      }
    >
      {problem === undefined ? null : <Banner tone="error">{problem}</Banner>}
      {enrollment === undefined && problem === undefined ? <Spinner label="Preparing" /> : null}
      {enrollment === undefined ? null : <EnrollForm id={formId} enrollment={enrollment} {...form} />}
    </Dialog>
  )
}

function SetUp({ codes, email, onDone }: { codes: readonly string[] | undefined; email: string; onDone: () => void }) {
  const title = 'Two-factor authentication is on'
  if (codes !== undefined) return <CodesDialog title={title} codes={codes} email={email} onDone={onDone} />
  return (
    <Dialog open onClose={onDone} title={title} footer={<Button onClick={onDone}>Done</Button>}>
      <Banner tone="caution">
        Your recovery codes could not be made. Choose “Make new codes” on the Security tab, so that a lost phone does
        not lock you out.
      </Banner>
    </Dialog>
  )
}

/** Confirms an enrollment with the typed code; a rejected code stays in its field. */
function useEnrollment(enrollment: TwoFactorEnrollment | undefined) {
  const { client } = useAuth()
  const [confirmed, setConfirmed] = useState<ConfirmedEnrollment>()
  const form = useCodeForm('app', async (code) => {
    if (enrollment === undefined) return undefined
    const outcome = await confirmEnrollment({ factorId: enrollment.factorId, code }, client)
    if (!outcome.ok) return refusalOf(outcome.error, outcome.error.code === 'wrong-code')
    setConfirmed(outcome.value)
    return undefined
  })
  return { ...form, confirmed }
}
