import { createElement, type ReactNode, useSyncExternalStore } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

/** Props of {@link Disclosure}. */
export interface DisclosureProps {
  /** The label that opens it, e.g. "Why we ask". */
  summary: string
  /** What it opens. */
  children: ReactNode
  /** Drawn before the label. */
  icon?: IconName
  /** Makes the label a heading in the page outline. */
  headingLevel?: 2 | 3 | 4
  /** Collapsible on small screens only; on wider ones the content is always visible. */
  alwaysOpenWhenWide?: boolean
}

const wide = '(width >= 40rem)'

/** Additional text behind a label that opens it. Works without scripting. */
export function Disclosure({
  summary,
  children,
  icon,
  headingLevel,
  alwaysOpenWhenWide = false,
}: DisclosureProps): ReactNode {
  const open = useSyncExternalStore(watchWidth, isWide, () => false) && alwaysOpenWhenWide
  const words =
    headingLevel === undefined ? (
      <span>{summary}</span>
    ) : (
      createElement(`h${headingLevel}`, { className: 'ui-disclosure-heading' }, summary)
    )
  if (open) {
    return (
      <div className="ui-disclosure">
        <div className="ui-disclosure-summary">
          {icon === undefined ? null : <Icon name={icon} />}
          {words}
        </div>
        <div className="ui-disclosure-content">{children}</div>
      </div>
    )
  }
  return (
    <details className="ui-disclosure" data-wide-open={alwaysOpenWhenWide || undefined}>
      <summary className="ui-disclosure-summary">
        {icon === undefined ? null : <Icon name={icon} />}
        {words}
        <Icon name="chevron-down" />
      </summary>
      <div className="ui-disclosure-content">{children}</div>
    </details>
  )
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function isWide(): boolean {
  return matchMedia(wide).matches
}
