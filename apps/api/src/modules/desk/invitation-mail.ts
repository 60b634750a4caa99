import { site } from '@dst/content/site'
import { deskIdleMaximum, deskSessionMaximum } from '@dst/domain/parameters'
import type { Kysely } from 'kysely'
import { findMember } from '../../database/desk-members.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobHandler } from '../../jobs/job-kinds.ts'
import type { SendMail } from '../../mail/mailer.ts'
import { siteMail } from '../../mail/site-mail.ts'

/** Tells somebody who has an account already that the desk is open to them. Skipped for a member removed meanwhile. */
export function deskInvitationHandler(
  { db, sendMail }: { db: Kysely<Tables>; sendMail: SendMail },
  { publicUrl }: { publicUrl: string },
): JobHandler<'desk-invitation'> {
  return async ({ account }) => {
    const member = await findMember(db, account)
    if (!member) return
    const { email, role, firmName, invitedAt } = member
    const place = role === 'partner' ? `the desk of ${firmName} at ${site.brand}` : `the desk of ${site.brand}`
    await sendMail({
      ...siteMail({
        subject: `The desk of ${site.brand} is open to you`,
        heading: 'The desk is open to you',
        parts: [
          `You were given access to ${place}. Log in with your account as always.`,
          'The desk shows personal data, so it opens only with a second factor or a passkey, which you set up on ' +
            `your profile under Security. A session there ends after ${deskSessionMaximum} hours, or after ` +
            `${deskIdleMaximum} minutes without use.`,
          { action: 'Open the desk', url: `${publicUrl}/desk` },
        ],
        reason: `You are getting this mail because somebody who runs ${site.brand} gave this address access.`,
      }),
      to: email,
      messageId: `<desk-${account}.${invitedAt.getTime()}@${new URL(publicUrl).hostname}>`,
    })
  }
}
