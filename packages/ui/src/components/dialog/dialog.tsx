import { Description, Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { type FormEvent, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Whether it is shown. */
  open: boolean
  /** Called on Escape, a press on the backdrop, and the X; not while busy. */
  onClose: () => void
  /** The heading and accessible name. */
  title: string
  /** A sentence below the title, which is announced with it. */
  description?: ReactNode
  /** The content. */
  children?: ReactNode
  /** The buttons. */
  footer?: ReactNode
  /** An action is in progress: the dialog cannot be closed. */
  busy?: boolean
  /** Its greatest width. */
  size?: 'medium' | 'large'
  /** Accessible name of the X. */
  closeLabel?: string
  /** `alertdialog` for a question that must be answered before anything else. */
  role?: 'dialog' | 'alertdialog'
}

/** A modal dialog that keeps the focus inside, even when its content changes, and returns it when it closes. */
export function Dialog({ role = 'dialog', ...rest }: DialogProps): ReactNode {
  const { open, busy = false, onClose } = rest
  const close = () => {
    if (!busy) onClose()
  }
  // Until it is first opened, the library would leave a hidden element with a style attribute in the HTML of a page.
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  if (!used) return null
  return (
    <HeadlessDialog open={open} onClose={close} role={role} className="ui-dialog" aria-busy={busy || undefined}>
      <DialogBackdrop className="ui-dialog-backdrop" />
      <div className="ui-dialog-place" onSubmit={containSubmit}>
        <Panel {...rest} onClose={close} />
      </div>
    </HeadlessDialog>
  )
}

/** React would bubble the submit event to a form around the dialog's opener, which would then be submitted too. */
function containSubmit(event: FormEvent) {
  event.stopPropagation()
}

/** Keeps balanced lines from breaking a word such as "two-factor" at its hyphen. */
function unbrokenWords(title: string): ReactElement[] {
  return title.split(/(\w+-\w+)/).map((part, index) => (
    <span key={`${index} ${part}`} className={index % 2 === 0 ? undefined : 'ui-dialog-title-word'}>
      {part}
    </span>
  ))
}

/** A separate component, because it mounts and unmounts with the panel. */
function Panel({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  busy = false,
  size = 'medium',
  closeLabel = 'Close',
}: DialogProps): ReactNode {
  const panelRef = useRef<HTMLDivElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  useRestoredFocus(panelRef, headingRef, open)
  return (
    <DialogPanel ref={panelRef} className="ui-dialog-panel" data-size={size}>
      <div className="ui-dialog-header">
        <DialogTitle ref={headingRef} tabIndex={-1} className="ui-dialog-title">
          {unbrokenWords(title)}
        </DialogTitle>
        <button
          type="button"
          className="ui-control-button ui-dialog-close"
          aria-label={closeLabel}
          aria-disabled={busy || undefined}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {description === undefined ? null : (
        <Description as="div" className="ui-dialog-description">
          {description}
        </Description>
      )}
      {children === undefined ? null : <div className="ui-dialog-body">{children}</div>}
      {footer === undefined ? null : <div className="ui-dialog-footer">{footer}</div>}
    </DialogPanel>
  )
}
