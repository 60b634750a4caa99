import { type CSSProperties, type ReactNode, useId } from 'react'
import { lanesOf } from './date-line-rows.ts'

/** A date on the line, at a share of the way from its first to its last day. */
export interface DateLineStop {
  /** What happens on the day. */
  label: string
  /** The date as displayed, e.g. "Tue Jan 5, 2027". */
  date: string
  /** From 0 to 1. */
  position: number
}

/** Props of {@link DateLine}. */
export interface DateLineProps {
  /** Accessible name of the line. */
  title: string
  /** One or two sentences that describe the line: its text alternative. */
  summary: string
  /** In ascending order; the first is at 0 and the last at 1. */
  stops: readonly DateLineStop[]
  /** Leave it out when it is not between the first and the last day. */
  today?: DateLineStop | undefined
  /** A part of the line that is drawn broken, with what it means in words. */
  lost?: { from: number; to: number; label: string } | undefined
}

interface Mark {
  kind: 'stop' | 'today' | 'lost'
  position: number
  label: string
  date?: string
}

interface PlacedMark {
  mark: Mark
  row: number
  rowWhenWide: number
}

// The width of a label as a share of the line, in the narrowest level drawing of both kinds: see date-line.css.
const labelShare = 1 / 3
const labelShareWhenWide = 0.225
const lineRow = 4

/**
 * The dates of one person on a line drawn to scale: labels below it, today and a lost part above it. On narrow screens
 * the line is upright, beside a list of the dates.
 */
export function DateLine({ title, summary, stops, today, lost }: DateLineProps): ReactNode {
  const titleId = useId()
  const marks = placeMarks(stops, today, lost)
  return (
    <figure className="ui-date-line" aria-labelledby={titleId}>
      <figcaption id={titleId} className="ui-date-line-title">
        {title}
      </figcaption>
      <p className="ui-visually-hidden">{summary}</p>
      <div aria-hidden="true" className="ui-date-line-drawing">
        {partsOf(lost).map(({ from, to, isLost }) => (
          <span
            key={from}
            className="ui-date-line-part"
            data-lost={isLost || undefined}
            style={{ '--position': from, '--share': to - from } as CSSProperties}
          />
        ))}
        <ol className="ui-date-line-marks">
          {marks.map((placed, index) => (
            <MarkItem
              key={`${placed.mark.kind} ${placed.mark.label}`}
              placed={placed}
              next={marks[index + 1]?.mark.position}
              isLost={lost !== undefined && placed.mark.position >= lost.from && placed.mark.position < lost.to}
            />
          ))}
        </ol>
      </div>
    </figure>
  )
}

function MarkItem({ placed, next, isLost }: { placed: PlacedMark; next: number | undefined; isLost: boolean }) {
  const { mark, row, rowWhenWide } = placed
  const place = {
    '--position': mark.position,
    '--share': next === undefined ? 0 : next - mark.position,
    '--row': row,
    '--row-wide': rowWhenWide,
  } as CSSProperties
  return (
    <li className="ui-date-line-mark" data-kind={mark.kind} data-lost={isLost || undefined} style={place}>
      <span className="ui-date-line-text">
        <span className="ui-date-line-label">{mark.label}</span>
        {mark.date === undefined ? null : <span className="ui-date-line-date">{mark.date}</span>}
      </span>
    </li>
  )
}

function placeMarks(
  stops: readonly DateLineStop[],
  today: DateLineStop | undefined,
  lost: DateLineProps['lost'],
): PlacedMark[] {
  const below = stops.map((stop): Mark => ({ ...stop, kind: 'stop' }))
  const above: Mark[] = []
  if (today !== undefined) above.push({ ...today, kind: 'today' })
  if (lost !== undefined) above.push({ label: lost.label, position: lost.from, kind: 'lost' })
  above.sort((one, other) => one.position - other.position)
  return [...place(below, (lane) => lineRow + 1 + lane), ...place(above, (lane) => lineRow - 1 - lane)].sort(
    (one, other) => one.mark.position - other.mark.position || listed[one.mark.kind] - listed[other.mark.kind],
  )
}

/** In the list, today comes before what ends on it, and a lost part after the date that begins it. */
const listed = { today: 0, stop: 1, lost: 2 } as const

function place(marks: readonly Mark[], rowOf: (lane: number) => number): PlacedMark[] {
  const positions = marks.map(({ position }) => position)
  const lanes = lanesOf(positions, labelShare)
  const lanesWhenWide = lanesOf(positions, labelShareWhenWide)
  return marks.map((mark, index) => ({
    mark,
    row: rowOf(lanes[index] ?? 0),
    rowWhenWide: rowOf(lanesWhenWide[index] ?? 0),
  }))
}

function partsOf(lost: DateLineProps['lost']): { from: number; to: number; isLost: boolean }[] {
  const { from, to } = lost ?? { from: 1, to: 1 }
  return [
    { from: 0, to: from, isLost: false },
    { from, to, isLost: true },
    { from: to, to: 1, isLost: false },
  ].filter((part) => part.to > part.from)
}
