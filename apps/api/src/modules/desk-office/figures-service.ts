import type { DeskFigures } from '@dst/contracts/desk'
import type { Kysely } from 'kysely'
import { figuresByWeek } from '../../database/desk-figures.ts'
import type { Tables } from '../../database/tables.ts'

/** A year of weeks, and the one that has begun. */
const weeksShown = 53

/** Requests and what became of them, by the week in which they were asked for; nobody is named. */
export async function readFigures({ db }: { db: Kysely<Tables> }): Promise<DeskFigures> {
  const weeks = await figuresByWeek(db, weeksShown)
  return {
    weeks: weeks.map(({ hoursToCall, ...week }) => ({
      ...week,
      hoursToCall: hoursToCall === null ? null : Math.round(hoursToCall * 10) / 10,
    })),
  }
}
