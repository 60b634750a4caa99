import type { ReactNode } from 'react'

/** Props of {@link Stat}. */
export interface StatProps {
  /** What the figure is. */
  label: ReactNode
  /** The figure as displayed, e.g. "$1,600,000". */
  value: string
  /** A line below the value. */
  note?: ReactNode
  /** Size of the value. */
  size?: 'medium' | 'large'
  /** `total` is shown between a single and a double rule, like the total of a ledger. */
  emphasis?: 'plain' | 'total'
  /** Color of the value. */
  tone?: 'ink' | 'positive' | 'negative'
}

/** A figure with its label. */
export function Stat({ label, value, note, size = 'medium', emphasis = 'plain', tone = 'ink' }: StatProps): ReactNode {
  return (
    <dl className="ui-stat" data-size={size} data-emphasis={emphasis} data-tone={tone}>
      <dt className="ui-stat-label">{label}</dt>
      <dd className="ui-stat-value">{value}</dd>
      {note === undefined ? null : <dd className="ui-stat-note">{note}</dd>}
    </dl>
  )
}
