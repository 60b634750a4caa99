import type { AuthContext, Caller } from '../context'
import { failures, type AuthFailure } from '../failures'
import type { AuthMail } from '../options'
import { fail, succeed, type Result } from '../result'

/** Mails whose tokens are already stored, and how to take that back. */
export interface PendingMail {
  mails: readonly AuthMail[]
  withdraw: () => Promise<void>
}

/**
 * Sends mails after their transaction has committed, so that no slow mail server holds a connection and no
 * link arrives before it works. When sending fails, what was stored for them is withdrawn and can be asked for again at once.
 */
export async function deliver(context: AuthContext, caller: Caller, pending: PendingMail): Promise<Result<undefined, AuthFailure>> {
  try {
    for (const mail of pending.mails) await context.sendMail(mail)
    return succeed(undefined)
  } catch (error) {
    // Only the name: a mailer's message repeats the recipient.
    caller.log.error({ event: 'mail_failed', error: error instanceof Error ? error.name : 'unknown' })
    await pending.withdraw()
    return fail(failures.unexpected)
  }
}
