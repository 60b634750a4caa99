import { createElement, type ReactNode, useId } from 'react'

/** Props of {@link Card}. */
export interface CardProps {
  /** Labels the card as a region. Without one the card is only a frame. */
  heading?: string
  /** Level of its heading in the page outline. */
  headingLevel?: 2 | 3 | 4
  /** One short line above the heading. */
  eyebrow?: ReactNode
  /** The content. */
  children: ReactNode
  /** Links or buttons below a divider. */
  footer?: ReactNode
  /** `sheet` is raised, `well` is recessed, `ruled` has a brass rule on top, `cover` is dark. */
  tone?: 'sheet' | 'well' | 'ruled' | 'cover'
  /** Makes it the target of links. */
  id?: string
}

/** A frame for one topic. Cards are not nested. */
export function Card({
  heading,
  headingLevel = 3,
  eyebrow,
  children,
  footer,
  tone = 'sheet',
  id,
}: CardProps): ReactNode {
  const headingId = useId()
  const content = (
    <>
      {eyebrow === undefined ? null : <div className="ui-eyebrow">{eyebrow}</div>}
      {heading === undefined
        ? null
        : createElement(`h${headingLevel}`, { id: headingId, className: 'ui-card-heading' }, heading)}
      <div className="ui-card-body">{children}</div>
      {footer === undefined ? null : <div className="ui-card-footer">{footer}</div>}
    </>
  )
  return heading === undefined ? (
    <div id={id} className="ui-card" data-tone={tone}>
      {content}
    </div>
  ) : (
    <section id={id} className="ui-card" data-tone={tone} aria-labelledby={headingId}>
      {content}
    </section>
  )
}
