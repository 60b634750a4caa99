import { type ComponentPropsWithRef, createElement, type ReactNode, useId } from 'react'

export type { Elements } from '../../elements.ts'

/** Props of {@link Section}; all other props go to the `<section>`. */
export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'className'> {
  /** The section's heading and accessible name. */
  heading: string
  /** Level of its heading in the page outline. */
  headingLevel?: 2 | 3
  /** Keeps the heading for screen readers only. */
  hideHeading?: boolean
  /** One short line above the heading. */
  eyebrow?: ReactNode
  /** A paragraph below the heading. */
  intro?: ReactNode
  /** The content. */
  children?: ReactNode
  /** `paper` continues the page, `well` is a tinted band, `cover` is the dark one. */
  tone?: 'paper' | 'well' | 'cover'
  /** `beside` puts the heading in its own column on wide screens. */
  layout?: 'below' | 'beside'
}

/** A full-width section of a page with its heading. */
export function Section({
  heading,
  headingLevel = 2,
  hideHeading = false,
  eyebrow,
  intro,
  children,
  tone = 'paper',
  layout = 'below',
  ...rest
}: SectionProps): ReactNode {
  const headingId = useId()
  return (
    <section {...rest} className="ui-section" data-tone={tone} data-layout={layout} aria-labelledby={headingId}>
      <div className="ui-section-inner">
        <div className={hideHeading ? 'ui-visually-hidden' : 'ui-section-head'}>
          {eyebrow === undefined ? null : <div className="ui-eyebrow">{eyebrow}</div>}
          {createElement(`h${headingLevel}`, { id: headingId }, heading)}
          {intro === undefined ? null : <div className="ui-section-intro">{intro}</div>}
        </div>
        {children === undefined ? null : <div className="ui-section-body">{children}</div>}
      </div>
    </section>
  )
}
