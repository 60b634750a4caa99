import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { TextField } from '@dst/ui/text-field'
import { useId, useRef, useState, type FormEvent } from 'react'
import { ErrorBanner } from '~/lib/error-banner.tsx'
import type { PasskeyTrouble } from '~/lib/passkey-trouble.ts'
import { told, type Told } from '~/lib/told.ts'
import { typedText } from '~/lib/typed-text.ts'
import { useBusy } from '~/lib/use-busy.ts'

/** Maximum length of a name at the auth service, in characters. */
const longestName = 60

/** Props of {@link NameDialog}. */
export interface NameDialogProps {
  title: string
  description: string
  name: string
  confirmLabel: string
  busyLabel: string
  /** Performs the action; resolves with the trouble if it failed. */
  onConfirm: (name: string) => Promise<PasskeyTrouble | undefined>
  onClose: () => void
}

/** Asks for the name of a passkey. The input stays if something fails. */
export function NameDialog({ title, description, name, confirmLabel, busyLabel, onConfirm, onClose }: NameDialogProps) {
  const { busy, run } = useBusy()
  const [issue, setIssue] = useState<string>()
  const [trouble, setTrouble] = useState<Told>()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const typed = typedText(new FormData(event.currentTarget), 'passkeyName').trim()
    setTrouble(undefined)
    setIssue(typed === '' ? 'Enter a name' : undefined)
    if (typed === '') return field.current?.focus()
    run(async () => {
      const failed = await onConfirm(typed)
      if (failed === undefined) onClose()
      else setTrouble(told(failed))
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} method="post" noValidate onSubmit={submit} className="grid gap-6">
        <ErrorBanner message={trouble?.message} retryAt={trouble?.retryAt} />
        <TextField
          ref={field}
          id={`${id}-name`}
          name="passkeyName"
          label="Name"
          hint="So that you can tell your devices apart."
          defaultValue={name}
          maxLength={longestName}
          autoComplete="off"
          required
          error={issue}
          data-autofocus
        />
      </form>
    </Dialog>
  )
}
