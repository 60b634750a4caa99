import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.js'
import type { AppointmentChange, AppointmentNews, Reminder } from '../../jobs/job-kinds.js'

/** What mails about an appointment say beside its times; undefined when request or person are gone. */
export async function findSubject(db: Kysely<Tables>, { requestId }: Pick<AppointmentNews, 'requestId'>) {
  return db
    .selectFrom('consultationRequests as request')
    .innerJoin('investors', 'investors.id', 'request.investorId')
    .leftJoin('appointments', 'appointments.requestId', 'request.id')
    .select([
      'investors.email',
      'investors.firstName',
      'investors.lastName',
      'investors.emailNotifications',
      'request.preferredContactMethod',
      'request.phoneNumber',
      'request.timeZone',
      'request.partner',
      'request.lead',
      'request.webhookVersion',
      'request.mailVersion',
      'appointments.id as appointmentId',
      'appointments.sequence',
    ])
    .where('request.id', '=', requestId)
    .executeTakeFirst()
}

export type Subject = NonNullable<Awaited<ReturnType<typeof findSubject>>>

/** Whether the appointment is still as the news has it. */
export function stands(
  subject: Pick<Subject, 'appointmentId' | 'sequence'>,
  news: AppointmentNews<AppointmentChange | Reminder>,
): boolean {
  return subject.appointmentId === news.appointmentId && subject.sequence === news.sequence
}
