import type { Parameter } from './parameter.ts'

/** Longest entries of the contact form (characters). */
export const contactMessageLimits: Parameter<{
  readonly name: number
  readonly email: number
  readonly subject: number
  readonly message: number
}> = {
  label: 'Longest entries of the contact form',
  unit: 'characters',
  value: { name: 100, email: 255, subject: 200, message: 5000 },
  source: 'docs/product/site.md#contact',
  reviewed: '2026-11-21',
}

/** What the consultation form starts with. */
export const consultationDefaults: Parameter<{
  readonly shareDataConsent: boolean
  readonly preferredContactMethod: 'phone' | 'email' | 'text'
  readonly bestContactTime: 'morning' | 'afternoon' | 'evening' | 'anytime'
}> = {
  label: 'What the consultation form starts with',
  unit: 'flag',
  value: { shareDataConsent: false, preferredContactMethod: 'phone', bestContactTime: 'anytime' },
  source: 'docs/product/consultation.md#form',
  reviewed: '2026-11-21',
}
