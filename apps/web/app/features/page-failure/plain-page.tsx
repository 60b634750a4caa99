import type { ReactNode } from 'react'

interface PlainPageProps {
  /** A short word above the heading. */
  eyebrow: string
  heading: string
  lead: string
  children: ReactNode
}

/** A page that only says something and shows the ways on. */
export function PlainPage({ eyebrow, heading, lead, children }: PlainPageProps) {
  return (
    <div className="ui-page-width py-16 md:py-24">
      <div className="max-w-measure">
        <p className="mb-2 text-small font-strong tracking-wide text-ink-muted">{eyebrow}</p>
        <h1 className="mb-4">{heading}</h1>
        <p className="mb-8 text-lead text-ink-muted">{lead}</p>
        {children}
      </div>
    </div>
  )
}
