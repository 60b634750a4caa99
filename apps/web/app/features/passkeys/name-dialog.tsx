import { passkeyNameMaximumLength } from '@dst/auth'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { TextField } from '@dst/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import type { PasskeyErrorMessage } from '~/lib/account/passkey-error.ts'
import { toErrorMessage } from '~/lib/forms/error-message.ts'

/** Props of {@link NameDialog}. */
export interface NameDialogProps {
  title: string
  description: string
  name: string
  confirmLabel: string
  busyLabel: string
  /** Performs the action; resolves with the trouble if it failed. */
  onConfirm: (name: string) => Promise<PasskeyErrorMessage | undefined>
  onClose: () => void
}

interface Entry {
  passkeyName: string
}

const longest = passkeyNameMaximumLength
const missing = { field: 'passkeyName', code: 'required', message: 'Enter a name' }
const tooLong = { field: 'passkeyName', code: 'too-long', message: `Name must be at most ${longest} characters` }

/** Asks for the name of a passkey. The input stays if something fails. */
export function NameDialog({ title, description, name, confirmLabel, busyLabel, onConfirm, onClose }: NameDialogProps) {
  const id = useId()
  const { register, handleSubmit, formState } = useForm<Entry>({
    defaultValues: { passkeyName: name },
    resolver: domainResolver<Entry>(({ passkeyName }) => {
      const name = passkeyName.trim()
      return name === '' ? [missing] : name.length > longest ? [tooLong] : []
    }),
  })
  const naming = useMutation({
    mutationFn: async ({ passkeyName }: Entry) => {
      const failed = await onConfirm(passkeyName.trim())
      return { trouble: failed && toErrorMessage(failed) }
    },
    onSuccess: ({ trouble }) => {
      if (trouble === undefined) onClose()
    },
  })
  const submit = handleSubmit(
    (entry) => naming.mutateAsync(entry),
    () => naming.reset(),
  )
  const busy = formState.isSubmitting
  const trouble = naming.data?.trouble

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
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        <ErrorBanner message={trouble?.message} retryAt={trouble?.retryAt} />
        <TextField
          {...register('passkeyName')}
          id={`${id}-name`}
          label="Name"
          hint="So that you can tell your devices apart."
          maxLength={longest}
          autoComplete="off"
          required
          error={formState.errors.passkeyName?.message}
          data-autofocus
        />
      </form>
    </Dialog>
  )
}
