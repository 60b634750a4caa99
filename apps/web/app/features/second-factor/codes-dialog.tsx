import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { useEffect, useRef, useState } from 'react'
import { SavedCodes } from './saved-codes.tsx'

/** Props of {@link CodesDialog}. */
export interface CodesDialogProps {
  title: string
  codes: readonly string[]
  email: string
  onDone: () => void
}

/** Shows recovery codes once. It can only be closed after the user has confirmed that they are saved. */
export function CodesDialog({ title, codes, email, onDone }: CodesDialogProps) {
  const [saved, setSaved] = useState(false)
  const [askedToClose, setAskedToClose] = useState(0)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (askedToClose > 0) box.current?.focus()
  }, [askedToClose])
  const close = () => (saved ? onDone() : setAskedToClose((times) => times + 1))
  const error =
    askedToClose > 0 && !saved ? 'Save the codes first, and tick this box: they can’t be shown again' : undefined
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      footer={
        <Button key="done" onClick={close}>
          Done
        </Button>
      }
    >
      <SavedCodes codes={codes} email={email} box={box} saved={saved} onSavedChange={setSaved} error={error} />
    </Dialog>
  )
}
