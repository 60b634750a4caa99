import type { ReactNode } from 'react'
import type { Elements } from '../../elements.ts'

/** Props of {@link FormPage}. */
export interface FormPageProps {
  /** The page's first-level heading. */
  title: string
  /** The sentence below it. */
  lead?: ReactNode
  /** Above the heading, e.g. a back link. */
  before?: Elements
  /** Banners and the form. */
  children: Elements
  /** Below the form, e.g. "Don't have an account? Create one now". */
  after?: ReactNode
  /** Next to the form on wide screens, below it on narrow ones. */
  side?: ReactNode
  /** Accessible name of the side panel. */
  sideLabel?: string
}

/** A page with one form, and a panel next to it that explains what comes next. */
export function FormPage({ title, lead, before, children, after, side, sideLabel }: FormPageProps): ReactNode {
  return (
    <div className="ui-form-page" data-side={side === undefined ? undefined : true}>
      <div className="ui-form-page-main">
        {before}
        <div className="ui-form-page-head">
          <h1 className="ui-form-page-title">{title}</h1>
          {lead === undefined ? null : <div className="ui-form-page-lead">{lead}</div>}
        </div>
        {children}
        {after === undefined ? null : <div className="ui-form-page-after">{after}</div>}
      </div>
      {side === undefined ? null : (
        <aside className="ui-form-page-side" aria-label={sideLabel}>
          {side}
        </aside>
      )}
    </div>
  )
}

/** Props of {@link FormFields}. */
export interface FormFieldsProps {
  /** The fields. */
  children: ReactNode
  /** Two fields per row where there is room. */
  columns?: 1 | 2
}

/** The fields of a form, evenly spaced. */
export function FormFields({ children, columns = 1 }: FormFieldsProps): ReactNode {
  return (
    <div className="ui-form-fields" data-columns={columns}>
      {children}
    </div>
  )
}

/** A divider with text between two alternatives, e.g. "Or continue with". */
export function FormDivider({ label }: { label: string }): ReactNode {
  return (
    <p className="ui-form-divider">
      <span>{label}</span>
    </p>
  )
}
