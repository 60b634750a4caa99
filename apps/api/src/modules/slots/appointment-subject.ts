import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { AppointmentChange, AppointmentNews, Reminder } from '../../jobs/job-kinds.ts'

/** The content of emails about an appointment other than its times; undefined if the request or person is gone. */
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

/** Whether the appointment still matches the news. */
export function stands(
  subject: Pick<Subject, 'appointmentId' | 'sequence'>,
  news: AppointmentNews<AppointmentChange | Reminder>,
): boolean {
  return subject.appointmentId === news.appointmentId && subject.sequence === news.sequence
}
