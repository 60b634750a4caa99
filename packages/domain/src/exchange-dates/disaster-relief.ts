import { checkInputs } from '../engine-inputs/checked-inputs.ts'
import { disasterPostponement, disasterPostponementMaximum } from '../parameters/return-due-dates.ts'
import { addDays, addMonths, earliest, latest, readPlainDate, type PlainDate } from '../time/plain-date.ts'

/** What an IRS notice that names Rev. Proc. 2018-58 says, and how the disaster touched the exchange. */
export interface Disaster {
  readonly disasterDate: string
  readonly postponementDate: string
  /** Whether the taxpayer, or their records, are in the covered area. */
  readonly affected: boolean
  /** Whether one of the listed reasons makes the deadlines hard to meet. */
  readonly hardship: boolean
}

/** Both deadlines after a postponement. */
export interface PostponedDates {
  readonly identification: PlainDate
  readonly end: PlainDate
}

/** The deadlines of the law before any postponement. */
export interface Deadlines {
  readonly closing: PlainDate
  readonly identification: PlainDate
  readonly full: PlainDate
  /** The due date of the return that counts: extended only if the extension was filed. */
  readonly countedDueDate: PlainDate
}

/**
 * What sections 6 and 17 of Rev. Proc. 2018-58 make of the deadlines, each only for whom it can help.
 * Throws a RangeError that names the field of an impossible date or of a postponement that ends before the disaster.
 * @source parameters `disasterPostponement`, `disasterPostponementMaximum`
 */
export function postponements(
  deadlines: Deadlines,
  disaster: Disaster,
): { section6?: PostponedDates; section17?: PostponedDates } {
  checkInputs('disaster', disaster)
  const begin = readPlainDate('disasterDate', disaster.disasterDate)
  const until = readPlainDate('postponementDate', disaster.postponementDate)
  if (until < begin) throw new RangeError(`postponementDate is before disasterDate: ${until}`)
  const covers = disaster.affected || disaster.hardship
  return {
    ...(disaster.affected ? { section6: section6(deadlines, begin, until) } : {}),
    ...(covers && deadlines.closing <= begin ? { section17: section17(deadlines, begin, until) } : {}),
  }
}

/** A deadline of an affected taxpayer inside the window moves to its end, and so does the due date of the return. */
function section6(
  { identification, full, countedDueDate }: Deadlines,
  begin: PlainDate,
  until: PlainDate,
): PostponedDates {
  const moved = (date: PlainDate) => movedInWindow(date, begin, until)
  return { identification: moved(identification), end: earliest(moved(full), moved(countedDueDate)) }
}

/**
 * A deadline that was not yet past moves by 120 days or to the end of the window, within two limits. One of them is the
 * due date of the return with its extensions: that section 6 moves it too is no extension.
 */
function section17(
  { identification, full, countedDueDate: due }: Deadlines,
  begin: PlainDate,
  until: PlainDate,
): PostponedDates {
  const moved = (deadline: PlainDate) => {
    if (deadline < begin) return earliest(deadline, due)
    const postponed = latest(addDays(deadline, disasterPostponement), until)
    return earliest(postponed, due, addMonths(deadline, disasterPostponementMaximum))
  }
  return { identification: moved(identification), end: moved(full) }
}

function movedInWindow(date: PlainDate, begin: PlainDate, until: PlainDate): PlainDate {
  return begin <= date && date < until ? until : date
}
