import { createElement, type ReactNode } from 'react'

/** One step of a timeline. */
export interface TimelineStep {
  /** Shown in the margin, e.g. "01" or "Day 45". */
  marker: string
  /** Heading of the step. */
  heading: string
  /** What happens in it. */
  content: ReactNode
}

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** The steps, in their order. */
  steps: readonly TimelineStep[]
  /** Level of each step's heading in the page outline. */
  headingLevel?: 2 | 3 | 4
  /** Size of the markers. */
  size?: 'medium' | 'large'
}

/** Steps in order along one line. */
export function Timeline({ steps, headingLevel = 3, size = 'medium' }: TimelineProps): ReactNode {
  return (
    <ol className="ui-timeline" data-size={size}>
      {steps.map((step) => (
        <li key={step.marker} className="ui-timeline-step">
          <span className="ui-timeline-marker">{step.marker}</span>
          <div className="ui-timeline-content">
            {createElement(`h${headingLevel}`, null, step.heading)}
            <div className="ui-timeline-body">{step.content}</div>
          </div>
        </li>
      ))}
    </ol>
  )
}
