import { exchangeWindow, identificationWindow } from '@dst/domain/parameters/deadlines'
import { useEffect, useState } from 'react'
import { whenIdle } from '~/lib/time/when-idle.ts'
import { dayDates, type DayDates } from './day-dates.ts'

const marks = [
  { day: 0, title: 'Your sale closes', mark: 'closing' },
  { day: identificationWindow, title: 'Replacement identified in writing', mark: 'identification' },
  { day: exchangeWindow, title: 'Exchange completed', mark: 'end' },
] as const

const notes = {
  closing: undefined,
  identification: 'You may change the list until then. After that, only property on it counts.',
  end: 'Or sooner, if your tax return for that year is due first.',
} as const

/** For the design system's rules of twentieths. */
const identificationShare = Math.round((identificationWindow / exchangeWindow) * 20)

/** The two deadlines of a 1031 exchange, drawn to scale, with the dates of a sale today or of the person's own. */
export function DeadlineLine() {
  const dates = useDayDates()
  return (
    <figure className="deadline-line">
      <figcaption className="mb-6 text-small leading-snug text-ink-muted">
        The 1031 calendar, drawn to scale. Weekends and holidays count.
      </figcaption>
      <ol className="deadline-line-days" data-twentieths={identificationShare}>
        {marks.map(({ day, title, mark }) => (
          <li key={day}>
            <div className="deadline-line-day">
              <p className="font-serif text-figure leading-tight">{`Day ${day}`}</p>
              <p className="deadline-line-date">{dates?.[mark]}</p>
            </div>
            <p className="mt-1 font-strong leading-snug">{title}</p>
            {notes[mark] === undefined ? null : <p className="text-small leading-snug text-ink-muted">{notes[mark]}</p>}
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** The dates, once the page has time for them; they come from the clock and the storage of the device. */
function useDayDates(): DayDates | undefined {
  const [dates, setDates] = useState<DayDates>()
  // Without a connection the line stands without dates, as it does without scripts.
  useEffect(() => whenIdle(() => void dayDates().then(setDates, () => undefined)), [])
  return dates
}
