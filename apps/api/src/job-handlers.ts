import type { FastifyBaseLogger } from 'fastify'
import type { Accounts } from './accounts/accounts.ts'
import type { Config } from './config/config.ts'
import type { JobHandlers } from './jobs/job-kinds.ts'
import { appointmentDelivery } from './modules/partner/appointment-delivery.ts'
import { appointmentMailHandler } from './modules/slots/appointment-mail-handler.ts'
import { consentAskHandler } from './modules/desk-office/consent-ask-mail.ts'
import { contactMailHandler } from './modules/contact/contact-mail.ts'
import { deletionHandler } from './modules/my-data/delete-account.ts'
import { deletionMailHandler } from './modules/my-data/deletion-mail.ts'
import { deskActionHandler } from './modules/desk/apply-action.ts'
import { deskInvitationHandler } from './modules/desk/invitation-mail.ts'
import { exchangeCleanupHandler } from './modules/exchange/exchange-cleanup.ts'
import { legalNoticeMailHandler } from './modules/legal/legal-notice-mail.ts'
import { legalNoticesHandler } from './modules/legal/tell-of-version.ts'
import { partnerHandlers } from './modules/partner/partner.ts'
import { reminderMailHandler } from './modules/exchange/reminder-mail.ts'
import { remindersHandler } from './modules/exchange/remind-due.ts'
import { requestMailHandler } from './modules/consultations/request-mail.ts'
import { retentionHandler } from './modules/retention/retention.ts'

type Working = Parameters<typeof partnerHandlers>[1] &
  Parameters<typeof appointmentMailHandler>[1] &
  Parameters<typeof legalNoticesHandler>[0]

/** What the server does for each kind of job. */
export function jobHandlers(
  config: Config,
  working: Working,
  { accounts, log }: { accounts: Accounts; log: FastifyBaseLogger },
): JobHandlers {
  return {
    'account-mail': accounts.sendAccountMail,
    'account-upkeep': accounts.keepUp,
    'contact-mail': contactMailHandler(working, config),
    'desk-invitation': deskInvitationHandler(working, config),
    'account-deletion': deletionHandler({ ...working, deletion: accounts.deletion }),
    'deletion-mail': deletionMailHandler(working, config),
    ...partnerHandlers(config, working, log),
    'request-mail': requestMailHandler(working, { publicUrl: config.publicUrl, firm: config.partner.firm }),
    'consent-ask-mail': consentAskHandler(working, { publicUrl: config.publicUrl, partner: config.partner }),
    'appointment-mail': appointmentMailHandler(config, working),
    ...appointmentDelivery(config, working),
    'desk-action': deskActionHandler({ ...working, partner: config.partner.firm }, log),
    'exchange-cleanup': exchangeCleanupHandler(working),
    retention: retentionHandler(working, log),
    'legal-notices': legalNoticesHandler(working, log),
    'legal-notice-mail': legalNoticeMailHandler(working, config),
    'exchange-reminders': remindersHandler(working, log),
    'exchange-reminder-mail': reminderMailHandler(working, config, log),
  }
}
