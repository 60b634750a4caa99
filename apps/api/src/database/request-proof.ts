import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Every row about a request that nobody changes, each list in its order; empty lists for an unknown request. */
export async function findRecorded(trx: Transaction<Tables>, requestId: string) {
  return {
    consents: await consentsOf(trx, requestId),
    events: await trx
      .selectFrom('consultationEvents')
      .select(['id', 'at', 'event', 'channel', 'version'])
      .where('requestId', '=', requestId)
      .orderBy('id')
      .execute(),
    submissions: await trx
      .selectFrom('consultationSubmissions')
      .select(['id', 'submittedAt as at', 'choices'])
      .where('requestId', '=', requestId)
      .orderBy('submittedAt')
      .orderBy('id')
      .execute(),
  }
}

function consentsOf(trx: Kysely<Tables>, requestId: string) {
  return trx
    .selectFrom('consents')
    .innerJoin('consentWordings', 'consentWordings.hash', 'consents.wordingHash')
    .select([
      'consents.id',
      'consents.recordedAt as at',
      'consents.kind',
      'consents.given',
      'consents.reason',
      'consents.recipient as firm',
      'consentWordings.words',
      'consentWordings.version',
      'consents.wordingHash as wordsHash',
      'consents.shownHash',
      'consents.language',
      'consents.page',
      'consents.phoneNumber as number',
      'consents.phoneHash as numberHash',
      'consents.source',
    ])
    .where('consents.consultationRequestId', '=', requestId)
    .orderBy('consents.recordedAt')
    .orderBy('consents.kind')
    .orderBy('consents.id')
    .execute()
}
