import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A request, and the firm that its person is asked about. */
export interface ConsentAsk {
  requestId: string
  /** Its CRD number. */
  firm: string
}

/** Whether the person was asked about this firm. */
export async function wasAsked(db: Kysely<Tables>, { requestId, firm }: ConsentAsk): Promise<boolean> {
  const asked = await db
    .selectFrom('consentAsks')
    .select('askedAt')
    .where('requestId', '=', requestId)
    .where('firmCrd', '=', firm)
    .executeTakeFirst()
  return asked !== undefined
}

/** Records that the person is asked; false if they were asked before. */
export async function recordAsk(
  trx: Transaction<Tables>,
  { requestId, firm, askedBy }: ConsentAsk & { askedBy: string },
): Promise<boolean> {
  const recorded = await trx
    .insertInto('consentAsks')
    .values({ requestId, firmCrd: firm, askedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('askedAt')
    .executeTakeFirst()
  return recorded !== undefined
}

/** What is asked, and who; undefined if the request or its person is gone. */
export async function findAsked(db: Kysely<Tables>, requestId: string) {
  return db
    .selectFrom('consultationRequests as request')
    .innerJoin('investors as investor', 'investor.id', 'request.investorId')
    .select([
      'request.investorId',
      'request.state',
      'request.partner',
      'request.shareDataConsent',
      'request.requestedAt',
      'request.timeZone',
      'investor.dstSegment',
      'investor.email',
      'investor.emailNotifications',
    ])
    .where('request.id', '=', requestId)
    .executeTakeFirst()
}

/** The same, with person and request locked in the order in which a person's own calls lock them. */
export async function lockAsked(trx: Transaction<Tables>, requestId: string) {
  const whose = trx.selectFrom('consultationRequests').select('investorId').where('id', '=', requestId)
  await trx.selectFrom('investors').select('id').where('id', '=', whose).forNoKeyUpdate().execute()
  await trx.selectFrom('consultationRequests').select('id').where('id', '=', requestId).forNoKeyUpdate().execute()
  return findAsked(trx, requestId)
}
