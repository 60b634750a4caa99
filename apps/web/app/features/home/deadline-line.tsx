const marks = [
  { day: 0, title: 'Your sale closes', note: 'A qualified intermediary holds the proceeds.' },
  { day: 45, title: 'Replacement named', note: 'In writing, by midnight.' },
  { day: 180, title: 'Exchange completed', note: 'Or sooner, if your tax return for that year is due first.' },
] as const

/** The two clocks of a 1031 exchange, drawn to scale: the rows of days are 45 and 135 parts high. */
export function DeadlineLine() {
  return (
    <figure className="deadline-line">
      <figcaption className="mb-6 text-small leading-snug text-ink-muted">
        The 1031 calendar, drawn to scale. Weekends and holidays count.
      </figcaption>
      <ol className="deadline-line-days">
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
