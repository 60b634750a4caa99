/** Longest entries of the contact form (characters). */
export const contactMessageLimits: {
  readonly name: number
  readonly email: number
  readonly subject: number
  readonly message: number
} = { name: 100, email: 255, subject: 200, message: 5000 }

/** Longest notes of a consultation request (characters). */
export const notesMaximumLength = 2000

/** What the consultation form starts with. */
export const consultationDefaults: {
  readonly shareDataConsent: boolean
  readonly preferredContactMethod: 'phone' | 'email' | 'text'
  readonly bestContactTime: 'morning' | 'afternoon' | 'evening' | 'anytime'
} = { shareDataConsent: false, preferredContactMethod: 'phone', bestContactTime: 'anytime' }
