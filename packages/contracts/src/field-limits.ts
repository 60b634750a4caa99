import { contactMessageLimits, nameMaximumLength } from '@dst/domain/parameters'

/**
 * Longest accepted text per field, in UTF-16 code units after trimming.
 * They bound what one call can store; the database columns and form inputs use the same figures.
 */
export const fieldLimits = {
  email: 255,
  username: 255,
  name: nameMaximumLength.value,
  phoneNumber: 40,
  dateOfBirth: 10,
  location: 200,
  bio: 2000,
  url: 2048,
  passwordMarker: 128,
  advisor: 100,
  notes: 2000,
  subject: contactMessageLimits.value.subject,
  message: contactMessageLimits.value.message,
  scoreMagnitude: 1000,
} as const
