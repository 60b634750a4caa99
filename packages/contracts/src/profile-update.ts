import type * as z from 'zod'
import { closedObject } from './closed-object'
import { profileEmail, phoneNumber, requiredText, text } from './fields'
import { fieldLimits } from './field-limits'

/** The six profile fields, all trimmed; phone number, location and bio may be empty. */
export const profileUpdateSchema = closedObject({
  firstName: requiredText('First name', fieldLimits.name),
  lastName: requiredText('Last name', fieldLimits.name),
  email: profileEmail(),
  phoneNumber: phoneNumber(),
  location: text('Location', fieldLimits.location),
  bio: text('Bio', fieldLimits.bio),
}).meta({ description: 'The six profile fields' })

export type ProfileUpdate = z.output<typeof profileUpdateSchema>
