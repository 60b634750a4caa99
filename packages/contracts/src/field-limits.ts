import { contactMessageLimits, nameMaximumLength, profileLimits } from '@dst/domain/parameters'

/**
 * Maximum text length per field, in UTF-16 code units after trimming. They limit what one call can store; the database
 * columns and form inputs use the same limits.
 */
export const fieldLimits = {
  email: profileLimits.value.email,
  username: 255,
  name: nameMaximumLength.value,
  phoneNumber: profileLimits.value.phoneNumber,
  dateOfBirth: 10,
  location: profileLimits.value.location,
  bio: profileLimits.value.bio,
  url: 2048,
  passwordMarker: 128,
  advisor: 100,
  notes: 2000,
  subject: contactMessageLimits.value.subject,
  message: contactMessageLimits.value.message,
  scoreMagnitude: 1000,
} as const
