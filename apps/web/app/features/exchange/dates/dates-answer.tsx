import { type ExchangeProgress, type FileDates, type PlainDate, dateOfDay } from '@dst/domain/exchange-file'
import { exchangeWindow, identificationWindow } from '@dst/domain/parameters/deadlines'
import { useStableText } from '../use-stable-text.ts'
import { phaseOf } from './date-facts.ts'
import { disasterMessage, type Counted } from './dates-table.ts'
import { firstLine, plainText, todayLine, type Words } from './dates-copy.ts'
import { Button } from '@dst/ui/button'
import { useState } from 'react'
import { saveFile } from '~/lib/browser/save-file.ts'
import { reviseCalendar } from '../store/document.ts'

/** Dates to show, whether they are the person's own or an example, and when. */
export interface Shown {
  dates: FileDates
  today: PlainDate
  isExample: boolean
  /** How far the exchange has come. */
  progress?: ExchangeProgress
}

interface DatesAnswerProps {
  /** Undefined during prerendering, and until the device's date and file are known. */
  shown: Shown | undefined
  counted: Counted
  exchange: string
}

/** How long there is to name and to close. */
export function DatesAnswer({ shown, counted, exchange }: DatesAnswerProps) {
  const own = shown?.isExample === false ? shown : undefined
  const reported = useStableText(own === undefined ? '' : spoken(own, counted))
  return (
    <div className="dates-answer">
      <output className="ui-visually-hidden">{reported}</output>
      <div className="dates-answer-words">
        <p className="ui-eyebrow">{shown?.isExample === true ? 'Example: a sale that closes today' : 'Your days'}</p>
        <p className="dates-first-line">
          {shown === undefined ? general : inParts(firstLine(shown.dates, counted.extension, shown.progress))}
        </p>
        {own === undefined ? null : <OwnCopy {...own} />}
      </div>
      {own === undefined || phaseOf(own.dates) === 'over' || own.progress?.stage === 'complete' ? null : (
        <CalendarButton dates={own.dates} counted={counted} exchange={exchange} />
      )}
    </div>
  )
}

const general =
  `From the day of your closing you have ${identificationWindow} days to name property, and ` +
  `${exchangeWindow} days to close. Your tax return can end them sooner: enter the closing to see your dates.`

function OwnCopy({ dates, today, progress }: Shown) {
  const postponed = disasterMessage(dates)
  return (
    <>
      <p className="dates-today">{todayLine(dates, today, progress?.isFinished)}</p>
      {postponed === undefined ? null : (
        <p className="dates-today">{`${postponed} Ask your intermediary in writing before you rely on this.`}</p>
      )}
    </>
  )
}

function spoken({ dates, today }: Shown, { extension }: Counted): string {
  return [plainText(firstLine(dates, extension)), todayLine(dates, today), disasterMessage(dates) ?? '']
    .join(' ')
    .trim()
}

function inParts(words: Words) {
  return words.map((part) =>
    typeof part === 'string' ? <span key={part}>{part}</span> : <strong key={part.date}>{part.date}</strong>,
  )
}

/** Saves the dates as a calendar file. What writes such files is loaded when it is asked for. */
function CalendarButton({ dates, counted, exchange }: { dates: FileDates; counted: Counted; exchange: string }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const { calendarFile } = await import('./calendar-file.ts').finally(() => setBusy(false))
    const madeAt = new Date()
    const text = calendarFile({
      dates,
      counted,
      exchange,
      madeAt,
      today: dateOfDay(dates.closing, dates.day),
      revise: (contents) => reviseCalendar(exchange, contents, madeAt),
    })
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'exchange-dates.ics')
  }
  return (
    <Button variant="secondary" icon="calendar" busy={busy} onClick={() => void save()}>
      Save to your calendar
    </Button>
  )
}
