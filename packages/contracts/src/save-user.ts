import * as z from 'zod/mini'
import { idempotencyKey } from './fields.ts'
import { profileUpdateSchema, type ProfileUpdate } from './profile-update.ts'
import {
  questionnaireRecordSchema,
  type QuestionnaireRecord,
  type QuestionnaireRecordInput,
} from './questionnaire-record.ts'
import { ifMatch } from './record-version.ts'

/**
 * Body of PUT /api/users/:email: the whole questionnaire record if it has `accredited`, otherwise the profile fields. A
 * rejected body reports the issues of the shape that applies, not "invalid union".
 */
export const saveUserBodySchema: z.ZodMiniType<
  QuestionnaireRecord | ProfileUpdate,
  QuestionnaireRecordInput | z.input<typeof profileUpdateSchema>
> = z.pipe(
  z.transform((body: QuestionnaireRecordInput | z.input<typeof profileUpdateSchema>, context) => {
    // The union itself would report the issues of both shapes at once.
    const { error } = shapeOf(body).safeParse(body)
    for (const issue of error?.issues ?? []) context.issues.push(issue as (typeof context.issues)[number])
    return body
  }),
  z.union([questionnaireRecordSchema, profileUpdateSchema]),
)

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
export type SaveUserBody = QuestionnaireRecord | ProfileUpdate

/** Distinguishes the two bodies of PUT /api/users/:email. */
export function isQuestionnaireRecord(body: SaveUserBody): body is QuestionnaireRecord {
  return 'accredited' in body
}

function shapeOf(body: unknown) {
  const isRecord = typeof body === 'object' && body !== null && 'accredited' in body
  return isRecord ? questionnaireRecordSchema : profileUpdateSchema
}
