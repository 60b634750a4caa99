import { contactMessageLimits, nameMaximumLength, notesMaximumLength, profileLimits } from '@dst/domain/parameters'

/**
 * Maximum text length per field, in UTF-16 code units after trimming. They limit what one call can store; the database
 * columns and form inputs use the same limits.
 */
export const fieldLimits = {
  email: profileLimits.email,
  username: 255,
  name: nameMaximumLength,
  phoneNumber: profileLimits.phoneNumber,
  dateOfBirth: 10,
  location: profileLimits.location,
  bio: profileLimits.bio,
  url: 2048,
  passwordMarker: 128,
  advisor: 100,
  notes: notesMaximumLength,
  subject: contactMessageLimits.subject,
  message: contactMessageLimits.message,
  pagePath: 200,
  scoreMagnitude: 1000,
} as const
