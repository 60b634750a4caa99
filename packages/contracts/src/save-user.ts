import * as z from 'zod'
import { profileUpdateSchema } from './profile-update'
import { questionnaireRecordSchema } from './questionnaire-record'

/**
 * Body of PUT /api/users/:email: the whole questionnaire record when it has `accredited`, otherwise the six
 * profile fields. A refused body carries the issues of the shape that applies, not "invalid union".
 */
export const saveUserBodySchema = chooseByPresence('accredited', questionnaireRecordSchema, profileUpdateSchema)

export type SaveUserBody = z.output<typeof saveUserBodySchema>

/** Tells the two bodies of PUT /api/users/:email apart. */
export function isQuestionnaireRecord(body: SaveUserBody): body is z.output<typeof questionnaireRecordSchema> {
  return 'accredited' in body
}

// A zod union reports every branch at once, and its discriminated union needs the key in all branches; replacing
// how the union runs keeps its types and its OpenAPI form (anyOf).
function chooseByPresence<Present extends z.ZodType, Absent extends z.ZodType>(key: string, present: Present, absent: Absent) {
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
