import * as z from 'zod/mini'
import { chooseByPresence } from './choose-by-presence.ts'
import { idempotencyKey } from './fields.ts'
import { profileUpdateSchema } from './profile-update.ts'
import { questionnaireRecordSchema } from './questionnaire-record.ts'
import { ifMatch } from './record-version.ts'

/**
 * Body of PUT /api/users/:email: the whole questionnaire record if it has `accredited`, otherwise the profile fields. A
 * rejected body reports the issues of the shape that applies, not "invalid union".
 */
export const saveUserBodySchema = chooseByPresence('accredited', questionnaireRecordSchema, profileUpdateSchema)

/** Headers of a save; other headers are allowed. */
export const saveUserHeadersSchema = z.looseObject({
  /** The ETag of the record that the person saw; without it the save is unconditional. */
  'if-match': z.optional(ifMatch),
  /** One questionnaire submission per key. */
  'idempotency-key': z.optional(idempotencyKey),
})

/**
 * The parsed body of a save: the questionnaire record or the profile fields, which `isQuestionnaireRecord` tells
 * apart.
 */
export type SaveUserBody = z.output<typeof saveUserBodySchema>

/** Distinguishes the two bodies of PUT /api/users/:email. */
export function isQuestionnaireRecord(body: SaveUserBody): body is z.output<typeof questionnaireRecordSchema> {
  return 'accredited' in body
}
