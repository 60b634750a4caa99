import type { ProfileField } from '@dst/domain/validation'
import type * as z from 'zod/mini'
import { described } from './described.ts'
import { closedObject } from './closed-object.ts'
import { profileEmail, phoneNumber, requiredText, text } from './fields.ts'
import { fieldLimits } from './field-limits.ts'

/** The profile fields, all trimmed; phone number, location and bio can be empty. */
export const profileUpdateSchema = described(
  'The profile fields',
  closedObject({
    firstName: requiredText('First name', fieldLimits.name),
    lastName: requiredText('Last name', fieldLimits.name),
    email: profileEmail(),
    phoneNumber: phoneNumber(),
    location: text('Location', fieldLimits.location),
    bio: text('Bio', fieldLimits.bio),
  } satisfies Record<ProfileField, z.ZodMiniType>),
)

/** The profile fields as the server parses them, trimmed; all are sent, and the last three can be empty. */
export type ProfileUpdate = z.output<typeof profileUpdateSchema>
