import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

/** What a message is about; each has its own icon in addition to its color. */
export type BannerTone = 'info' | 'success' | 'caution' | 'error'

/** Props of {@link Banner}. */
export interface BannerProps {
  /** What kind of news it is: its color and icon. */
  tone: BannerTone
  /** The message. */
  children: ReactNode
  /** A first line in bold. */
  heading?: string
  /** What to do next, e.g. a Retry button. */
  action?: ReactNode
  /** Shows a close button (X) with this handler. */
  onDismiss?: () => void
  /** Accessible name of the button that closes it. */
  dismissLabel?: string
  /**
   * `alert` interrupts (the default for errors), `status` waits (the default for the rest), `none` is for text that is
   * there on the initial render.
   */
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
