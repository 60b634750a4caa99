import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** Props of {@link ProgressSteps}. */
export interface ProgressStepsProps {
  /** Accessible name, e.g. "Progress". */
  label: string
  /** The titles of the steps, in order. */
  steps: readonly string[]
  /** Number of the current step, from 1. */
  current: number
  /** The position in words, e.g. "Step 2 of 5". */
  summary: string
  /** Announced before the title of a completed step, e.g. "Completed". */
  completedLabel?: string
}

/** Progress in a sequence: completed, current and upcoming steps on one line. */
export function ProgressSteps({
  label,
  steps,
  current,
  summary,
  completedLabel = 'Completed',
}: ProgressStepsProps): ReactNode {
  return (
    <nav className="ui-progress" aria-label={label}>
      <p className="ui-progress-summary">
        <span>{summary}</span>
        <span className="ui-progress-present" aria-hidden="true">
          {steps[current - 1]}
        </span>
      </p>
      <ol className="ui-progress-steps">
        {steps.map((title, index) => {
          const number = index + 1
          const state = number < current ? 'done' : number === current ? 'present' : 'coming'
          return (
            <li
              key={title}
              className="ui-progress-step"
              data-state={state}
              aria-current={state === 'present' ? 'step' : undefined}
            >
              <span className="ui-progress-mark" aria-hidden="true">
                {state === 'done' ? <Icon name="check" size="small" /> : number}
              </span>
              {state === 'done' ? <span className="ui-visually-hidden">{`${completedLabel}: `}</span> : null}
              <span className="ui-progress-title">{title}</span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
