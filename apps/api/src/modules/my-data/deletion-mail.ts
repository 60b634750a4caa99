import { remainsAfterDeletion } from '@dst/content/legal'
import type { Kysely } from 'kysely'
import { findDeletionNotice, removeDeletionNotice } from '../../database/deletion-notices.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobHandler } from '../../jobs/job-kinds.ts'
import { clockTime } from '../../mail/clock-time.ts'
import type { Mail, SendMail } from '../../mail/mailer.ts'
import { siteMail } from '../../mail/site-mail.ts'

/** Confirms a deletion to the former address, then forgets the address. One that was sent is not sent again. */
export function deletionMailHandler(
  { db, sendMail }: { db: Kysely<Tables>; sendMail: SendMail },
  { publicUrl }: { publicUrl: string },
): JobHandler<'deletion-mail'> {
  return async ({ noticeId }) => {
    const notice = await findDeletionNotice(db, noticeId)
    if (!notice) return
    await sendMail(deletionMail({ id: noticeId, ...notice }, publicUrl))
    await removeDeletionNotice(db, noticeId)
  }
}

/** The mail to the former address: that the account is deleted, and what is left of it. A resend has the same id. */
export function deletionMail(
  { id, address, deletedAt }: { id: string; address: string; deletedAt: Date },
  publicUrl: string,
): Mail {
  return {
    to: address,
    messageId: `<account-deleted-${id}@${new URL(publicUrl).hostname}>`,
    ...siteMail({
      subject: 'Your account is deleted',
      heading: 'Your account is deleted',
      parts: [
        `Your account and what was saved in it were deleted on ${clockTime(deletedAt, 'UTC')}.`,
        'What is left, and why:',
        ...remainsAfterDeletion.map(({ what, why }) => `– ${what}, ${why}.`),
        { link: 'How long we keep data', url: `${publicUrl}/privacy#retention` },
        'If you did not delete it, somebody else had the way into your account: write to us at once.',
        { link: 'Write to us', url: `${publicUrl}/contact` },
      ],
      reason:
        'You are getting this mail because an account with this address was deleted. It is the last one about it.',
    }),
  }
}
