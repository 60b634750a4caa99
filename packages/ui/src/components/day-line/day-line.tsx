import type { ReactNode } from 'react'

/** Props of {@link DayLine}. */
export interface DayLineProps {
  /** One sentence that describes the line: its text alternative. */
  summary: string
  /** Points in ascending order; the first is the start, the last the end. */
  points: readonly { day: number; label: string; detail: string }[]
}

/** Days on a timeline drawn to scale, to the nearest twentieth of it, e.g. the 45 and 180 days of an exchange. */
export function DayLine({ summary, points }: DayLineProps): ReactNode {
  const first = points[0]?.day ?? 0
  const last = points.at(-1)?.day ?? 1
  return (
    <div className="ui-day-line">
      <p className="ui-visually-hidden">{summary}</p>
      <ol aria-hidden="true" className="ui-day-points">
        {points.map((point, index) => {
          const next = points[index + 1]
          const share = next === undefined ? 0 : (next.day - point.day) / (last - first)
          return (
            <li key={point.day} className="ui-day-point" data-twentieths={Math.round(share * 20)}>
              <span className="ui-day-label">{point.label}</span>
              <span className="ui-day-detail">{point.detail}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
