import { useId, type ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

/** Whether the target is reached, not reached, or reached and passed. */
export type MeterState = 'met' | 'short' | 'over'

/** Props of {@link Meter}. */
export interface MeterProps {
  /** What is measured, e.g. "Value". */
  label: string
  /** The part of the target that is there, from 0 to 1; what is outside is drawn as the nearer end. */
  share: number
  /** The amount that is there, as displayed, e.g. "$1,850,000". */
  amount: string
  /** What it is measured against, as displayed, e.g. "of $1,880,000 to buy". */
  target: string
  /** Whether the target is reached: the color and the icon. */
  state: MeterState
  /** The state in words, e.g. "$30,000 short". */
  status: ReactNode
  /** What it means, or why. */
  note?: ReactNode
  /** What brings the amount to its target, e.g. a button. */
  action?: ReactNode
  /** Level of its title in the page outline. */
  headingLevel?: 3 | 4
}

const icons = { met: 'check-circle', short: 'alert', over: 'info' } as const satisfies Record<MeterState, IconName>

/** How much of an amount is there, and how much is missing. */
export function Meter({
  label,
  share,
  amount,
  target,
  state,
  status,
  note,
  action,
  headingLevel = 3,
}: MeterProps): ReactNode {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const filled = Math.min(1, Math.max(0, share))
  return (
    <section className="ui-meter" data-state={state} aria-labelledby={`${id}-label`}>
      <Heading id={`${id}-label`} className="ui-meter-label">
        {label}
      </Heading>
      <p id={`${id}-amount`} className="ui-meter-amount">
        <span className="ui-meter-figure">{amount}</span> <span className="ui-meter-target">{target}</span>
      </p>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Browsers draw a native meter in their own way.
        role="meter"
        aria-labelledby={`${id}-label`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(filled * 100)}
        aria-valuetext={`${amount} ${target}`}
        aria-describedby={`${id}-status`}
        className="ui-meter-track"
      >
        {filled === 0 ? null : <span className="ui-meter-fill" style={{ inlineSize: `${filled * 100}%` }} />}
      </div>
      <p id={`${id}-status`} className="ui-meter-status">
        <Icon name={icons[state]} />
        <span>{status}</span>
      </p>
      {note === undefined ? null : <p className="ui-meter-note">{note}</p>}
      {action === undefined ? null : <div className="ui-meter-action">{action}</div>}
    </section>
  )
}
