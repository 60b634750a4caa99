import * as z from 'zod/mini'
import { requestStates } from './consultation-lists.ts'
import { described } from './described.ts'
import { savedExchangeFileSchema } from './exchange-file.ts'
import { savedFirmScheduleSchema } from './firm-schedule.ts'
import { investorSchema } from './investor.ts'
import { problemCodes } from './problem-table.ts'
import { slotSchema } from './slot.ts'

/** One rejected field. `field` is the path with dots, for example `contactInfo.email`; empty for the whole body. */
export const problemIssueSchema = z.object({ field: z.string(), code: z.string(), message: z.string() })

/** One rejected field: its path with dots, zod's code of the issue and a message for the person. */
export type ProblemIssue = z.output<typeof problemIssueSchema>

const problemBody = described(
  'An error answer',
  z.object({
    error: z.string(),
    code: z.enum(problemCodes),
    issues: z.optional(z.array(problemIssueSchema)),
    /** Alternatives to a slot that is already taken. */
    slots: z.optional(z.array(slotSchema)),
    /** The current record, when a save was based on an older version of it. */
    current: z.optional(investorSchema),
    /** The exchange file as it is saved, null if none is, when a save was based on another version of it. */
    savedFile: z.optional(z.nullable(savedExchangeFileSchema)),
    /** The firm's schedule in force, when a save was based on another version of it. */
    schedule: z.optional(savedFirmScheduleSchema),
    /** The state of the request, when it forbids what was reported about it. */
    state: z.optional(z.enum(requestStates)),
    requestId: z.string(),
  }),
)

type ProblemBody = typeof problemBody

/** The schema of {@link problemSchema}; a name of its own keeps the type of a table with many of them short. */
export interface ProblemSchema extends ProblemBody {}

/** The body of every error response. `error` is a message for the person, `code` is for programs. */
export const problemSchema: ProblemSchema = problemBody

/** The body of an error response, as a client reads it. */
export type Problem = z.output<typeof problemSchema>
