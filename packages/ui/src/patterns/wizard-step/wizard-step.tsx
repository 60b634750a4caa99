import type { ReactNode, Ref } from 'react'
import type { Elements } from '../../elements.ts'

/** Props of {@link WizardStep}. */
export interface WizardStepProps {
  /** The progress steps. */
  progress: ReactNode
  /** The step's title, the page's first-level heading. */
  title: string
  /** A paragraph under the title. */
  intro?: ReactNode
  /** Use it to move the focus to the title when the step changes. */
  titleRef?: Ref<HTMLHeadingElement>
  /** Error summary and questions. */
  children: Elements
  /** Previous and Next, in reading order. */
  actions: ReactNode
  /** Help for the questions, shown next to them. */
  side?: ReactNode
  /** Accessible name of the side panel. */
  sideLabel: string
}

/** One step of a longer form, with educational content next to it. */
export function WizardStep({
  progress,
  title,
  intro,
  titleRef,
  children,
  actions,
  side,
  sideLabel,
}: WizardStepProps): ReactNode {
  return (
    <div className="ui-wizard">
      <div className="ui-wizard-progress">{progress}</div>
      <div className="ui-wizard-main">
        <div className="ui-wizard-head">
          <h1 ref={titleRef} tabIndex={-1} className="ui-wizard-title">
            {title}
          </h1>
          {intro === undefined ? null : <div className="ui-wizard-intro">{intro}</div>}
        </div>
        {children}
        <div className="ui-wizard-actions">{actions}</div>
      </div>
      {side === undefined ? null : (
        <aside className="ui-wizard-side" aria-label={sideLabel}>
          {side}
        </aside>
      )}
    </div>
  )
}
