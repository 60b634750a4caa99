import * as z from 'zod/mini'
import { described } from './described.ts'
import { closedObject } from './closed-object.ts'
import { shownWords } from './fields.ts'

/** Agrees to the terms and the privacy policy in effect, by the hash of their words. */
export const agreeSchema = described(
  'The words of the terms and the privacy policy that the person agrees to',
  closedObject({ words: shownWords }),
)

/** Whether the person is asked to agree to the terms and the privacy policy anew. */
export const agreementSchema = described(
  'What the person is asked to agree to; null where nothing is asked',
  z.object({
    asked: z.nullable(
      z.object({
        /** The day on which this version took effect. */
        date: z.iso.date(),
        /** What changed since the words that the person agreed to, in plain sentences. */
        changes: z.array(z.string()),
        /** SHA-256 (hex) of all words of it, which an agreement names. */
        words: z.string(),
      }),
    ),
  }),
)

/** What the person is asked to agree to: a version of the terms and the privacy policy; null where nothing is asked. */
export type Agreement = z.output<typeof agreementSchema>
