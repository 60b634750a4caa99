import type { ReactNode } from 'react'

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  /** The page's only first-level heading. */
  title: string
  /** One short line above it, e.g. "Required for DST Investments". */
  eyebrow?: ReactNode
  /** The paragraph below it. */
  lead?: ReactNode
  /** Links or buttons. */
  actions?: ReactNode
  /** Facts below the actions, e.g. counts. */
  facts?: ReactNode
  /** A card at the side on wide screens, below on narrow ones. */
  aside?: ReactNode
  /** A drawing at the side where there is room; hidden on narrow screens. */
  drawing?: ReactNode
  /** `display` is for the home page, `page` for the rest, `plain` for forms and settings. */
  size?: 'display' | 'page' | 'plain'
}

/** The header of a page: what it is, for whom, and the next step. */
export function PageHeader({
  title,
  eyebrow,
  lead,
  actions,
  facts,
  aside,
  drawing,
  size = 'page',
}: PageHeaderProps): ReactNode {
  return (
    <header className="ui-page-header" data-size={size}>
      <div className="ui-page-header-words">
        {eyebrow === undefined ? null : (
          <div className="ui-page-header-eyebrow ui-eyebrow">
            <div>{eyebrow}</div>
          </div>
        )}
        <h1 className="ui-page-header-title">{title}</h1>
        {lead === undefined ? null : <div className="ui-page-header-lead">{lead}</div>}
        {actions === undefined ? null : <div className="ui-page-header-actions">{actions}</div>}
        {facts === undefined ? null : <div className="ui-page-header-facts">{facts}</div>}
      </div>
      {aside === undefined ? null : <div className="ui-page-header-aside">{aside}</div>}
      {drawing === undefined ? null : (
        <div className="ui-page-header-aside" data-drawing>
          {drawing}
        </div>
      )}
    </header>
  )
}
