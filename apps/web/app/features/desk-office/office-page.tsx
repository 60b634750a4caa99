import { PageHeader } from '@dst/ui/page-header'
import { Skeleton } from '@dst/ui/skeleton'
import type { ReactElement, ReactNode } from 'react'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import '@dst/ui/tasks.css'
import './desk-office.css'

interface OfficePageProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  children: ReactElement | null | readonly (ReactElement | null)[]
}

/** A page of the staff's desk. */
export function OfficePage({ title, lead, actions, children }: OfficePageProps) {
  return (
    <>
      <PageHeader size="plain" title={title} lead={lead} actions={actions} />
      <div className="ui-page-width desk-office-body">{children}</div>
    </>
  )
}

interface OfficeSectionProps {
  heading: string
  /** Of the heading, for links and for the focus. */
  id: string
  children: ReactElement | null | readonly (ReactElement | null)[]
}

/** A part of such a page. Its heading can take the focus from a control that is gone. */
export function OfficeSection({ heading, id, children }: OfficeSectionProps) {
  return (
    <section className="desk-office-section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

interface ReadStateProps<Value> {
  /** Start of the sentence, e.g. "The requests". */
  what: string
  read: {
    readonly data: Value | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** Lines of the placeholder. */
  lines?: number
  children: (value: Value) => ReactElement
}

/** What was read, with the reason above it if it could not be renewed; a placeholder until then. */
export function ReadState<Value>({ what, read, lines = 8, children }: ReadStateProps<Value>) {
  const failed = read.error !== null && !read.isFetching
  return (
    <>
      {failed ? <ReadProblem what={what} error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.data === undefined ? null : children(read.data)}
      {read.data === undefined && !failed ? <Skeleton label={`Loading. ${what}`} lines={lines} /> : null}
    </>
  )
}
