import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { withAccountFile } from '../store/follow-account-file.ts'

const words = {
  clear: {
    title: 'Clear your exchange here and in your account?',
    description:
      'It is in your account too. This removes it from this device and from your account. Another device that has ' +
      'a copy keeps it.',
    confirm: 'Clear both',
  },
  remove: {
    title: 'Remove your exchange from your account?',
    description:
      'Your account will no longer have it, and it will no longer reach your other devices. What is entered on this ' +
      'device stays here, and a copy on another device stays there.',
    confirm: 'Remove from my account',
  },
} as const

/** Props of {@link RemovalDialog}. */
export interface RemovalDialogProps {
  /** Whether the device's copy goes too. */
  removal: keyof typeof words
  onClose: () => void
  onRemoved: () => void
}

/** Asks before the account's copy is deleted. */
export default function RemovalDialog({ removal, onClose, onRemoved }: RemovalDialogProps) {
  const { title, description, confirm } = words[removal]
  const { isPending, mutate } = useMutation({
    mutationFn: () => withAccountFile((file) => file.remove({ clear: removal === 'clear' })),
    onSuccess: () => {
      onClose()
      onRemoved()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      busy={isPending}
      role="alertdialog"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Keep it
          </Button>
          <Button busy={isPending} onClick={() => mutate()}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
