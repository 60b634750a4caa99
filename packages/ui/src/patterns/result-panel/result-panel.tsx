import type { ReactNode, Ref } from 'react'
import type { Elements } from '../../elements.ts'

/** Props of {@link ResultPanel}. */
export interface ResultPanelProps {
  /** What has been achieved: the page's first-level heading. */
  title: string
  /** The heading, for moving the focus to it. */
  titleRef?: Ref<HTMLHeadingElement>
  /** Above the title, e.g. a tier badge. */
  badge?: Elements
  /** The main figure, e.g. "72", and what follows it, e.g. "/100". */
  figure?: { label: string; value: string; unit?: string }
  /** A paragraph under the title. */
  lead?: ReactNode
  /** A chart of the result and its explanation. */
  children?: ReactNode
  /** Links or buttons for the next steps. */
  actions: ReactNode
}

/** The result of a longer process: figure, meaning, next steps. */
export function ResultPanel({ title, titleRef, badge, figure, lead, children, actions }: ResultPanelProps): ReactNode {
  return (
    <section className="ui-result">
      <header className="ui-result-head">
        <div className="ui-result-words">
          {badge}
          <h1 ref={titleRef} tabIndex={-1} className="ui-result-title">
            {title}
          </h1>
          {lead === undefined ? null : <div className="ui-result-lead">{lead}</div>}
        </div>
        {figure === undefined ? null : (
          <p className="ui-result-figure">
            <span className="ui-result-figure-label">{figure.label}</span>
            <span className="ui-result-figure-value">
              <span>{figure.value}</span>
              <span className="ui-result-figure-unit">{figure.unit}</span>
            </span>
          </p>
        )}
      </header>
      {children === undefined ? null : <div className="ui-result-body">{children}</div>}
      <div className="ui-result-actions">{actions}</div>
    </section>
  )
}
