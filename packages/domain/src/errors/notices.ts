import { contactPromise } from '../parameters/content-facts'

/** Something that went well, and how it is told. */
export interface Notice {
  readonly title?: string
  readonly message: string
}

/** Moments that are told when they went well. */
export type NoticeCode =
  | 'verification-resent'
  | 'email-verified'
  | 'email-verified-elsewhere'
  | 'verify-email-resent'
  | 'reset-requested'
  | 'consultation-scheduled'
  | 'contact-sent'

/**
 * What is told when something went well.
 * @source specification section 8; section 4 for the consultation; section 2 for the reset; decision 0039 for a
 * confirmation in another browser
 */
export const notices = {
  'verification-resent': { message: 'Verification email sent — Please check your inbox and spam folder.' },
  'email-verified': { message: 'Email verified! You can now continue with your registration.' },
  'email-verified-elsewhere': { message: 'Your email is verified. Please sign in to go on with your registration.' },
  'verify-email-resent': { title: 'Email sent!', message: 'Check your inbox for the verification link.' },
  'reset-requested': { message: 'Reset link sent!' },
  'consultation-scheduled': { message: 'Your consultation has been scheduled successfully!' },
  'contact-sent': {
    message: `Thank you! Your message has been sent successfully. We'll get back to you within ${contactPromise.value} hours.`,
  },
} as const satisfies Record<NoticeCode, Notice>
