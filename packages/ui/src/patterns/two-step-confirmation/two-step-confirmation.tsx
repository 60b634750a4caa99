import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { Elements } from '../../elements.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { Button } from '../../components/button/button.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'

/** Props of {@link TwoStepConfirmation}. */
export interface TwoStepConfirmationProps {
  /** Whether the dialog is shown. */
  open: boolean
  /** Called by the cancel and close buttons, Escape and a click outside; never while `busy`. */
  onClose: () => void
  /** The heading of both steps. */
  title: string
  /** What will be lost: step one. */
  warning: ReactNode
  /** More in step one, below the warning, e.g. a last download. */
  details?: Elements
  /** Label of the button that closes it in both steps. */
  cancelLabel: string
  /** Label of the button that leads to the second step. */
  continueLabel: string
  /** The word to type in step two, and the label of its field. */
  word: string
  /** Label of the field for the word. */
  confirmationLabel: string
  /** Additional fields of step two, e.g. the password. */
  children?: Elements
  /** Label of the last button. */
  confirmLabel: string
  /** Why the final button is disabled here; it stays disabled whatever is typed. */
  blockedReason?: string | undefined
  /** Called when the word has been typed and the final button is pressed. */
  onConfirm?: () => void
  /** While the action runs: nothing can be pressed, and the dialog stays open. */
  busy?: boolean
  /** Why the action failed; announced when it appears. */
  error?: ReactNode
}

/** Asks twice before an irreversible action: a warning, then a word to type. Starts over each time it opens. */
export function TwoStepConfirmation(props: TwoStepConfirmationProps): ReactNode {
  return <Steps key={String(props.open)} {...props} />
}

function Steps(props: TwoStepConfirmationProps): ReactNode {
  const {
    open,
    onClose,
    title,
    warning,
    details,
    cancelLabel,
    continueLabel,
    word,
    confirmationLabel,
    children,
    confirmLabel,
    blockedReason,
    onConfirm,
    busy = false,
    error,
  } = props
  const [step, setStep] = useState<1 | 2>(1)
  const [typed, setTyped] = useState('')
  const formId = useId()

  const cancel = (
    <Button variant="secondary" onClick={onClose} disabled={busy}>
      {cancelLabel}
    </Button>
  )
  if (step === 1) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={title}
        role="alertdialog"
        footer={
          <>
            {cancel}
            <Button key="continue" variant="danger" onClick={() => setStep(2)}>
              {continueLabel}
            </Button>
          </>
        }
      >
        <Banner tone="caution" announce="none">
          {warning}
        </Banner>
        {details}
      </Dialog>
    )
  }
  // A separate button, so that the press that led here can't also press this one.
  const confirm = (
    <Button
      key="confirm"
      type="submit"
      form={formId}
      variant="danger"
      busy={busy}
      disabled={blockedReason !== undefined || typed !== word}
    >
      {confirmLabel}
    </Button>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onConfirm?.()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      busy={busy}
      footer={
        <>
          {cancel}
          {confirm}
        </>
      }
    >
      {error === undefined ? null : <Banner tone="error">{error}</Banner>}
      <form id={formId} className="ui-dialog-body" noValidate onSubmit={submit}>
        <TextField
          name="confirmation"
          label={confirmationLabel}
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
        {children}
      </form>
      {blockedReason === undefined ? null : <p className="ui-field-hint">{blockedReason}</p>}
    </Dialog>
  )
}
