import { exchangeWindow, identificationWindow } from '@dst/domain/parameters/deadlines'
import type { CSSProperties } from 'react'

const marks = [
  { day: 0, title: 'Your sale closes', note: 'A qualified intermediary holds the proceeds.' },
  { day: identificationWindow.value, title: 'Replacement named', note: 'In writing, by midnight.' },
  {
    day: exchangeWindow.value,
    title: 'Exchange completed',
    note: 'Or sooner, if your tax return for that year is due first.',
  },
] as const

const scale: CSSProperties & { '--identification-share': number } = {
  '--identification-share': identificationWindow.value / exchangeWindow.value,
}

/** The two deadlines of a 1031 exchange, drawn to scale. */
export function DeadlineLine() {
  return (
    <figure className="deadline-line">
      <figcaption className="mb-6 text-small leading-snug text-ink-muted">
        The 1031 calendar, drawn to scale. Weekends and holidays count.
      </figcaption>
      <ol className="deadline-line-days" style={scale}>
        {marks.map(({ day, title, note }) => (
          <li key={day}>
            <p className="font-serif text-figure leading-tight">{`Day ${day}`}</p>
            <p className="mt-1 font-strong leading-snug">{title}</p>
            <p className="text-small leading-snug text-ink-muted">{note}</p>
          </li>
        ))}
      </ol>
    </figure>
  )
}
