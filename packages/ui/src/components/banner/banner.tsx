import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

/** What a message is about; each has its own icon besides its colour. */
export type BannerTone = 'info' | 'success' | 'caution' | 'error'

/** Props of {@link Banner}. */
export interface BannerProps {
  tone: BannerTone
  /** The message. */
  children: ReactNode
  heading?: string
  /** A way on, e.g. a Retry button. */
  action?: ReactNode
  /** Shows an X with this handler. */
  onDismiss?: () => void
  dismissLabel?: string
  /** `alert` interrupts (errors by default), `status` waits (the rest), `none` for text that was there from the start. */
  announce?: 'alert' | 'status' | 'none'
}

const icons = { info: 'info', success: 'check-circle', caution: 'alert', error: 'alert' } satisfies Record<
  BannerTone,
  IconName
>

/** A message in the flow of the page. */
export function Banner({
  tone,
  children,
  heading,
  action,
  onDismiss,
  dismissLabel = 'Dismiss',
  announce = tone === 'error' ? 'alert' : 'status',
}: BannerProps): ReactNode {
  return (
    <div className="ui-banner" data-tone={tone} role={announce === 'none' ? undefined : announce}>
      <Icon name={icons[tone]} />
      <div className="ui-banner-words">
        {heading === undefined ? null : <p className="ui-banner-heading">{heading}</p>}
        <div>{children}</div>
        {action === undefined ? null : <div className="ui-banner-action">{action}</div>}
      </div>
      {onDismiss === undefined ? null : (
        <button
          type="button"
          className="ui-control-button ui-banner-dismiss"
          aria-label={dismissLabel}
          onClick={onDismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
