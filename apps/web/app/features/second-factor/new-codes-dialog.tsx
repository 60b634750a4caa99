import type { AuthUser } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { useId, useState } from 'react'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { CodeField } from '~/lib/second-factor/code-field.tsx'
import { useCode } from '~/lib/second-factor/use-code.ts'
import { CodesDialog } from './codes-dialog.tsx'
import { newRecoveryCodes } from './enroll.ts'

/** Props of {@link NewCodesDialog}. */
export interface NewCodesDialogProps {
  user: AuthUser
  /** Called when it closes; `done` if there are new codes. */
  onClose: (done: boolean) => void
}

/** Asks for a code, and shows new recovery codes that replace the old ones. */
export function NewCodesDialog({ user, onClose }: NewCodesDialogProps) {
  const { client } = useAuth()
  const [codes, setCodes] = useState<readonly string[]>()
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const { busy, field, banner, submit } = useCode(user, 'either', async () => {
    setProblem(undefined)
    const made = await newRecoveryCodes(client)
    if (made.ok) setCodes(made.value)
    else setProblem(made.error)
  })
  if (codes !== undefined)
    return <CodesDialog title="Your new recovery codes" codes={codes} email={user.email} onDone={() => onClose(true)} />
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      busy={busy}
      title="Make new recovery codes"
      description="Your old recovery codes stop working. To confirm that it’s you, enter a code."
      footer={
        <>
          <Button key="cancel" variant="secondary" onClick={() => onClose(false)} disabled={busy}>
            Cancel
          </Button>
          <Button key="make" type="submit" form={id} busy={busy} busyLabel="Checking...">
            Make new codes
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        <ErrorBanner message={banner?.message ?? problem} retryAt={banner?.retryAt} />
        <CodeField {...field} id={`${id}-code`} kind="either" data-autofocus />
      </form>
    </Dialog>
  )
}
