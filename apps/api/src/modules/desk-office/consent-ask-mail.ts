import { site } from '@dst/content/site'
import type { Partner } from '@dst/contracts'
import type { Kysely } from 'kysely'
import { recipientOf, type PartnerConfig } from '../../config/partner-config.ts'
import { findAsked } from '../../database/consent-asks.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobHandler } from '../../jobs/job-kinds.ts'
import { clockTime } from '../../mail/clock-time.ts'
import type { SendMail } from '../../mail/mailer.ts'
import { siteMail, type MailCopy } from '../../mail/site-mail.ts'
import { whyNotAskable } from './askable.ts'

interface Settings {
  publicUrl: string
  partner: Pick<PartnerConfig, 'firm' | 'open'>
}

/**
 * Mails a person the question whether their request may go to the firm. Not once they have shared or withdrawn it or
 * want no such mails, nor once another firm is configured.
 */
export function consentAskHandler(
  { db, sendMail }: { db: Kysely<Tables>; sendMail: SendMail },
  { publicUrl, partner: { firm, open } }: Settings,
): JobHandler<'consent-ask-mail'> {
  return async ({ requestId, firm: asked }) => {
    const row = await findAsked(db, requestId)
    if (!row || firm.crd !== asked || whyNotAskable(row, { crd: asked, open })) return
    const copy = consentAskCopy({
      firm: recipientOf(firm),
      former: row.partner,
      isShared: row.shareDataConsent,
      requestedAt: clockTime(row.requestedAt, row.timeZone ?? firm.timeZone),
      publicUrl,
    })
    const messageId = `<consent-ask-${requestId}.${asked}@${new URL(publicUrl).hostname}>`
    await sendMail({ ...siteMail(copy), to: row.email, messageId })
  }
}

interface Question {
  firm: Partner
  /** The firm that the person agreed to before. */
  former: Partner | null
  /** Whether it is shared with that one. */
  isShared: boolean
  requestedAt: string
  publicUrl: string
}

/** What is asked, what happens with either answer, and where to give it. */
function consentAskCopy({ firm, former, isShared, requestedAt, publicUrl }: Question): MailCopy {
  const elsewhere = isShared && former !== null
  return {
    subject: `May we share your request with ${firm.name}?`,
    heading: `May we share your request with ${firm.name}?`,
    parts: [
      `On ${requestedAt} you asked for a consultation at ${site.brand}. ` +
        (elsewhere
          ? `You agreed that we share it with ${former.name}. The firm that now takes requests is ${firm.name}. It ` +
            'does not have yours, and gets it only if you agree.'
          : `It is saved and not shared, so nobody will call you. ${firm.name} gets it only if you agree.`),
      {
        facts: [
          ['Firm', `${firm.name}, CRD number ${firm.crd}`],
          ['Its brochure (Form ADV)', firm.formAdvUrl],
          ['If you agree', howToAgree({ firm, former, elsewhere })],
          ['If you do nothing', `Nothing is sent to ${firm.name}. We do not ask about this firm again.`],
        ],
      },
      { action: 'Decide on your profile', url: `${publicUrl}/profile` },
      { quiet: 'What you agreed to so far, and how to take it back, is on your profile under Sharing.' },
    ],
    reason:
      `You are getting this mail because you asked for a consultation at ${site.brand}. If you want no more ` +
      'mails about your requests, switch off Email notifications on your profile.',
  }
}

interface Agreement {
  firm: Partner
  former: Partner | null
  elsewhere: boolean
}

function howToAgree({ firm, former, elsewhere }: Agreement): string {
  const way = 'Open your profile. Under your request, choose '
  if (!elsewhere) return `${way}“Share it after all”. You see what is sent before you agree.`
  return (
    `${way}“Share it with ${firm.name}”. You see what is sent before you agree. ` +
    `${former?.name} is then told that you no longer agree to share it with them.`
  )
}
