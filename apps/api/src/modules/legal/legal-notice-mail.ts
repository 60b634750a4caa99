import type { LegalStatus, LegalVersion } from '@dst/content/legal'
import { longDate } from '@dst/domain/wording'
import type { Kysely } from 'kysely'
import { findNoticeAddress } from '../../database/legal-notices.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobHandler } from '../../jobs/job-kinds.ts'
import type { Mail, SendMail } from '../../mail/mailer.ts'
import { siteMail, type MailCopy } from '../../mail/site-mail.ts'

interface Deps {
  db: Kysely<Tables>
  sendMail: SendMail
  legal: LegalStatus
}

/** Tells one person of a version; does nothing once the person, or the plan for that day, is gone. */
export function legalNoticeMailHandler(
  { db, sendMail, legal }: Deps,
  { publicUrl }: { publicUrl: string },
): JobHandler<'legal-notice-mail'> {
  return async ({ investorId, date }) => {
    const version = [legal.coming, ...legal.past].find((each) => each?.date === date)
    if (!version) return
    const to = await findNoticeAddress(db, investorId)
    if (to !== undefined) await sendMail(legalNoticeMail({ investorId, to, version }, publicUrl))
  }
}

/** The mail about a version; a resend has the same id. */
function legalNoticeMail(
  { investorId, to, version }: { investorId: string; to: string; version: LegalVersion },
  publicUrl: string,
): Mail {
  return {
    to,
    messageId: `<legal-notice-${investorId}.${version.date}@${new URL(publicUrl).hostname}>`,
    ...siteMail(legalNoticeCopy(version, publicUrl)),
  }
}

function legalNoticeCopy({ date, changes, needsAgreement }: LegalVersion, publicUrl: string): MailCopy {
  const day = longDate(date)
  return {
    subject: `Our terms and privacy policy change on ${day}`,
    heading: `Our terms and privacy policy change on ${day}`,
    parts: [
      'This is what changes:',
      ...changes.map((change) => `– ${change}`),
      needsAgreement
        ? 'This needs your agreement: from that day on we ask you for it after you sign in.'
        : 'You need not do anything.',
      { action: 'Read the coming words', url: `${publicUrl}/terms#coming` },
      { link: 'Those of the privacy policy', url: `${publicUrl}/privacy#coming` },
      'If you do not want to go on under these terms, you can download your data and delete your account.',
      { link: 'Your privacy choices', url: `${publicUrl}/privacy-choices` },
    ],
    reason: 'You are getting this mail because you have an account. Mails about changed terms always come.',
  }
}
