import { tiers } from '@dst/domain/tiers'
import * as z from 'zod/mini'
import { described } from '../described.ts'
import { declineReasons, leadOutcomes } from './lists.ts'

/** Counts of one week and tier; nobody is named. */
export const deskWeekSchema = described(
  'Figures of a week and a tier',
  z.object({
    /** The Monday on which the week begins, UTC. */
    week: z.iso.date(),
    tier: z.enum(tiers),
    requests: z.int(),
    shared: z.int(),
    acknowledged: z.int(),
    /** Acknowledged before the promised moment. */
    acknowledgedInTime: z.int(),
    called: z.int(),
    /** Median hours from consent to the first call; null without any. */
    hoursToCall: z.nullable(z.number()),
    withdrawn: z.int(),
    outcomes: z.record(z.enum(leadOutcomes), z.int()),
    declined: z.record(z.enum(declineReasons), z.int()),
  }),
)
export type DeskWeek = z.output<typeof deskWeekSchema>

/** The last 53 weeks that have a request, newest first. */
export const deskFiguresSchema = described('Figures by week and tier', z.object({ weeks: z.array(deskWeekSchema) }))
export type DeskFigures = z.output<typeof deskFiguresSchema>
