import { Description, Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean
  /** Called on Escape, a press on the backdrop and the X; not while busy. */
  onClose: () => void
  /** The heading and accessible name. */
  title: string
  description?: ReactNode
  children?: ReactNode
  /** The buttons. */
  footer?: ReactNode
  /** Work is under way: the dialog cannot be closed. */
  busy?: boolean
  size?: 'medium' | 'large'
  closeLabel?: string
  /** `alertdialog` for a question that must be answered before anything else. */
  role?: 'dialog' | 'alertdialog'
}

/** A window over the page that keeps the focus and gives it back when it closes. */
export function Dialog({ open, onClose, title, description, children, footer, busy = false, size = 'medium', closeLabel = 'Close', role = 'dialog' }: DialogProps): ReactNode {
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <HeadlessDialog open={open} onClose={close} role={role} className="ui-dialog" aria-busy={busy || undefined}>
      <DialogBackdrop transition className="ui-dialog-backdrop" />
      <div className="ui-dialog-place">
        <DialogPanel transition className="ui-dialog-panel" data-size={size}>
          <div className="ui-dialog-header">
            <DialogTitle className="ui-dialog-title">{title}</DialogTitle>
            <button type="button" className="ui-control-button ui-dialog-close" aria-label={closeLabel} aria-disabled={busy || undefined} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          {description === undefined ? null : <Description as="div" className="ui-dialog-description">{description}</Description>}
          {children === undefined ? null : <div className="ui-dialog-body">{children}</div>}
          {footer === undefined ? null : <div className="ui-dialog-footer">{footer}</div>}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}
