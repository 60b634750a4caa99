import type { Parameter } from './parameter'

export const contactHours: Parameter<
  readonly {
    readonly days: string
    /** Hours of the day from 0 to 24 in US Eastern time; null on closed days. */
    readonly open: { readonly from: number; readonly to: number } | null
  }[]
> = {
  label: 'Hours in which the office answers, US Eastern time',
  unit: 'hours',
  value: [
    { days: 'Mon-Fri', open: { from: 9, to: 18 } },
    { days: 'Sat', open: { from: 10, to: 14 } },
    { days: 'Sun', open: null },
  ],
  source: 'spec 9, Content facts',
  reviewed: '2026-11-21',
}

export const contactMessageLimits: Parameter<{
  readonly name: number
  readonly email: number
  readonly subject: number
  readonly message: number
}> = {
  label: 'Longest entries of the contact form',
  unit: 'characters',
  value: { name: 100, email: 255, subject: 200, message: 5000 },
  source: 'product decision; the specification sets no lengths',
  reviewed: '2026-11-21',
}

export const consultationDefaults: Parameter<{
  readonly shareDataConsent: boolean
  readonly preferredContactMethod: 'phone' | 'email' | 'text'
  readonly bestContactTime: 'morning' | 'afternoon' | 'evening' | 'anytime'
}> = {
  label: 'What the consultation form starts with',
  unit: 'flag',
  value: { shareDataConsent: false, preferredContactMethod: 'phone', bestContactTime: 'anytime' },
  source: 'spec 5, Consultation',
  reviewed: '2026-11-21',
}
