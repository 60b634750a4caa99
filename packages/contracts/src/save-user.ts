import * as z from 'zod'
import { idempotencyKey } from './fields'
import { profileUpdateSchema } from './profile-update'
import { questionnaireRecordSchema } from './questionnaire-record'

/**
 * Body of PUT /api/users/:email: the whole questionnaire record when it has `accredited`, otherwise the six
 * profile fields. A refused body carries the issues of the shape that applies, not "invalid union".
 */
export const saveUserBodySchema = chooseByPresence('accredited', questionnaireRecordSchema, profileUpdateSchema)

/** Headers of a save; other headers pass untouched. */
export const saveUserHeadersSchema = z.looseObject({
  /** The ETag of the record that the person saw; without it the save is taken as it is. */
  'if-match': z
    .string()
    .regex(/^(W\/)?"\d{1,10}"$/, 'The If-Match header must be the ETag of an earlier answer')
    .optional(),
  /** One questionnaire submission per key. */
  'idempotency-key': idempotencyKey.optional(),
})

export type SaveUserBody = z.output<typeof saveUserBodySchema>

/** Tells the two bodies of PUT /api/users/:email apart. */
export function isQuestionnaireRecord(body: SaveUserBody): body is z.output<typeof questionnaireRecordSchema> {
  return 'accredited' in body
}

// A zod union reports every branch at once, and its discriminated union needs the key in all branches; replacing
// how the union runs keeps its types and its OpenAPI form (anyOf).
function chooseByPresence<Present extends z.ZodType, Absent extends z.ZodType>(
  key: string,
  present: Present,
  absent: Absent,
) {
  const union = z.union([present, absent])
  const run: typeof union._zod.run = (payload, context) => {
    const value: unknown = payload.value
    const branch = typeof value === 'object' && value !== null && key in value ? present : absent
    return branch._zod.run(payload, context)
  }
  union._zod.parse = run
  union._zod.run = run
  return union
}
