import { contactPromise } from '../parameters/contact-promise.ts'

/** A success message. */
export interface Notice {
  readonly title?: string
  readonly message: string
}

/** Events that show a success message. */
export type NoticeCode =
  | 'verification-resent'
  | 'email-verified'
  | 'email-verified-elsewhere'
  | 'verify-email-resent'
  | 'reset-requested'
  | 'consultation-scheduled'
  | 'contact-sent'

/**
 * The success messages.
 * @source docs/product/errors.md#notices
 */
export const notices = {
  'verification-resent': { message: 'Verification email sent — Please check your inbox and spam folder.' },
  'email-verified': { message: 'Email verified! You can now continue with your registration.' },
  'email-verified-elsewhere': { message: 'Your email is verified. Please sign in to continue with your registration.' },
  'verify-email-resent': { title: 'Email sent!', message: 'Check your inbox for the verification link.' },
  'reset-requested': { message: 'Reset link sent!' },
  'consultation-scheduled': { message: 'Your consultation has been scheduled successfully!' },
  'contact-sent': {
    message:
      `Thank you! Your message has been sent successfully. We'll get back to you within ` + `${contactPromise} hours.`,
  },
} as const satisfies Record<NoticeCode, Notice>
