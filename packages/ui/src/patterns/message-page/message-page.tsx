import type { ReactNode } from 'react'
import type { Elements } from '../../elements.ts'
import { Icon, type IconName } from '../../components/icon/icon.tsx'

/** Props of {@link MessagePage}. */
export interface MessagePageProps {
  /** The page's first-level heading. */
  title: string
  /** The message, below the title. */
  children?: ReactNode
  /** Links or buttons for what to do next. */
  actions?: ReactNode
  /** Drawn in a circle above the title. */
  icon?: IconName
  /** Color of the icon. */
  tone?: 'neutral' | 'positive' | 'negative'
  /** A spinner or a drawing instead of the icon. */
  picture?: Elements
}

/** A page with one message and a next step: not found, failed, waiting, done. */
export function MessagePage({
  title,
  children,
  actions,
  icon,
  tone = 'neutral',
  picture,
}: MessagePageProps): ReactNode {
  return (
    <section className="ui-message-page" data-tone={tone}>
      {picture ??
        (icon === undefined ? null : (
          <span className="ui-message-icon">
            <Icon name={icon} size="large" />
          </span>
        ))}
      <h1 className="ui-message-title">{title}</h1>
      {children === undefined ? null : <div className="ui-message-body">{children}</div>}
      {actions === undefined ? null : <div className="ui-message-actions">{actions}</div>}
    </section>
  )
}

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** What is missing, e.g. "No FAQs found matching your criteria." */
  message: string
  /** What to try instead. */
  hint?: ReactNode
  /** A button or link for it. */
  action?: Elements
}

/** Shown in place of a list without items. */
export function EmptyState({ message, hint, action }: EmptyStateProps): ReactNode {
  return (
    <div className="ui-empty">
      <p className="ui-empty-message">{message}</p>
      {hint === undefined ? null : <div className="ui-empty-hint">{hint}</div>}
      {action}
    </div>
  )
}
