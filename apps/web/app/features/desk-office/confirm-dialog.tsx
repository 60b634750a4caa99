import type { ApiFailure, ApiResult } from '@dst/api-client'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { connectionErrorMessage } from '~/services/connection-error.ts'

/** How an action ended: it was done, or the thing had changed or gone before. */
export type ActionEnd = 'done' | 'changed' | 'gone'

interface ConfirmDialogProps {
  title: string
  /** What will happen. */
  children: ReactElement | null | readonly (ReactElement | null)[]
  /** The answer that does it, and what it says meanwhile. */
  confirm: string
  busyLabel: string
  /** The answer that leaves everything as it is. */
  keep?: string
  tone?: 'primary' | 'danger'
  run: () => ApiResult<null>
  onClose: () => void
  onEnd: (end: ActionEnd) => void
}

/** Asks before something is done. What can be tried again keeps the question open. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  busyLabel,
  keep = 'Leave it',
  ...given
}: ConfirmDialogProps) {
  const { tone = 'primary', run, onClose, onEnd } = given
  const action = useMutation({
    mutationFn: run,
    onSuccess: (outcome) => {
      const end = outcome.ok ? 'done' : endOf(outcome.error)
      if (end === undefined) return
      onClose()
      onEnd(end)
    },
  })
  const failure = action.data?.ok === false ? action.data.error : undefined
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={onClose}
      busy={action.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={action.isPending}>
            {keep}
          </Button>
          <Button variant={tone} busy={action.isPending} busyLabel={busyLabel} onClick={() => action.mutate()}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      <ErrorBanner message={failure === undefined ? undefined : failedSentence(failure)} />
    </Dialog>
  )
}

function endOf(failure: ApiFailure): ActionEnd | undefined {
  if (failure.kind !== 'http') return undefined
  if (failure.status === 409) return 'changed'
  return failure.status === 404 ? 'gone' : undefined
}

/** Why a change was not made, for a failure that can be tried again. */
export function failedSentence(failure: ApiFailure): string {
  if (failure.kind === 'http' && failure.status === 401)
    return 'Your session has ended, and nothing was changed. Reload the page and log in again.'
  if (failure.kind === 'timeout' || failure.kind === 'network')
    return 'No answer came. It may have been done all the same: reload the page to see.'
  return `Nothing was changed. ${connectionErrorMessage(failure) ?? 'The server could not do it. Try again.'}`
}
