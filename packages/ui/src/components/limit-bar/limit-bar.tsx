import { type CSSProperties, type ReactNode, useId } from 'react'
import type { ChartMark } from '../chart-frame/chart-frame.tsx'

/** One part of what fills the line. */
export interface LimitPart {
  /** A few characters below the part, which tell it apart, e.g. its number in the table that follows. */
  label: string
  /** In the unit of the limit; zero or more. */
  value: number
  /** How it is drawn. Mark `two` is kept for what is over the limit. */
  mark: Exclude<ChartMark, 'two'>
}

/** Props of {@link LimitBar}. */
export interface LimitBarProps {
  /** What is limited. */
  title: string
  /** One sentence that says how the parts stand to the limit: the text alternative. The figures follow as a table. */
  summary: string
  /** What fills the limit, in its order. */
  parts: readonly LimitPart[]
  /** In the unit of the parts; above zero. */
  limit: number
  /** What the limit is, e.g. "Limit $4,000,000". */
  limitLabel: string
  /** Whether what is beyond the limit breaks it, and is hatched. */
  binding?: boolean
  /** What the marks mean, with the sum of each. */
  legend: readonly { mark: ChartMark; label: string; value: string }[]
}

/** A limit as a line that parts fill from its start; what is over a binding limit is hatched. */
export function LimitBar({
  title,
  summary,
  parts,
  limit,
  limitLabel,
  binding = true,
  legend,
}: LimitBarProps): ReactNode {
  const titleId = useId()
  const placed = place(parts)
  const scale = Math.max(limit, placed.at(-1)?.end ?? 0)
  const limitShare = limit / scale
  return (
    <figure className="ui-limit" aria-labelledby={titleId}>
      <figcaption id={titleId} className="ui-chart-title">
        {title}
      </figcaption>
      <p className="ui-visually-hidden">{summary}</p>
      <div aria-hidden="true" className="ui-limit-drawing">
        <span className="ui-limit-label" data-side={limitShare > 0.5 ? 'before' : 'after'} style={at(limitShare)}>
          {limitLabel}
        </span>
        <span className="ui-limit-line">
          {placed.map(({ label, mark, start, end }, index) => (
            <span key={`${index} ${label}`} className="ui-limit-part" style={widthOf((end - start) / scale)}>
              <Filled mark={mark} end={end} start={start} limit={binding ? limit : end} />
              <span className="ui-limit-part-label">{label}</span>
            </span>
          ))}
          <span className="ui-limit-mark" style={at(limitShare)} />
        </span>
      </div>
      <ul aria-hidden="true" className="ui-chart-legend">
        {legend.map(({ mark, label, value }) => (
          <li key={mark}>
            <span className="ui-mark" data-mark={mark} />
            <span>{label}</span>
            <span className="ui-chart-legend-value">{value}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** A part up to the limit in its own mark, and beyond it hatched. */
function Filled({ mark, start, end, limit }: { mark: ChartMark; start: number; end: number; limit: number }) {
  const within = Math.min(1, Math.max(0, (limit - start) / (end - start)))
  return (
    <span className="ui-limit-fill">
      {within > 0 ? <span className="ui-mark" data-mark={mark} style={widthOf(within)} /> : null}
      {within < 1 ? <span className="ui-mark" data-mark="two" style={widthOf(1 - within)} /> : null}
    </span>
  )
}

interface Placed extends LimitPart {
  start: number
  end: number
}

function place(parts: readonly LimitPart[]): Placed[] {
  const placed: Placed[] = []
  for (const part of parts) {
    const start = placed.at(-1)?.end ?? 0
    if (part.value > 0) placed.push({ ...part, start, end: start + part.value })
  }
  return placed
}

function widthOf(share: number): CSSProperties {
  return { width: `${share * 100}%` }
}

/** Left to the style sheet at the end, where it is in pages that are built before they are served: see shares.css. */
function at(share: number): (CSSProperties & { '--at': string }) | undefined {
  return share === 1 ? undefined : { '--at': `${share * 100}%` }
}
