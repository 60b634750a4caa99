import { createHash } from 'node:crypto'
import { consentText } from '@dst/content/consents'
import type { LegalStatus } from '@dst/content/legal'
import type { Agreement } from '@dst/contracts'
import type { Kysely } from 'kysely'
import { openInvestor, openRecord } from '../../accounts/own-record.ts'
import { agreedTermsVersion, recordConsent } from '../../database/consents.ts'
import type { Tables } from '../../database/tables.ts'
import type { Caller } from '../../plugins/caller.ts'

/** What the agreement of people with the legal pages is about. */
export interface AgreementDeps {
  db: Kysely<Tables>
  legal: LegalStatus
}

/** Whether the caller is asked to agree: if a version needs it, and they have agreed to no words that hold. */
export async function myAgreement({ db, legal }: AgreementDeps, caller: Caller): Promise<Agreement> {
  const nothing: Agreement = { asked: null }
  const { id } = await openInvestor(db, caller)
  if (legal.holding === undefined) return nothing
  const agreed = await agreedTermsVersion(db, id)
  if (agreed !== undefined && legal.holding.includes(agreed)) return nothing
  return { asked: { date: legal.inEffect.date, changes: changesSince(legal, agreed), words: wordsInEffect() } }
}

/** Records that the caller agrees. Nothing is recorded when they were shown other words than those in effect. */
export async function agreeToTerms(deps: AgreementDeps, caller: Caller, words: string): Promise<Agreement> {
  if (words === wordsInEffect())
    await deps.db.transaction().execute(async (trx) => {
      const { id: investorId } = await openRecord(trx, caller)
      await recordConsent(trx, {
        investorId,
        requestId: caller.requestId,
        kind: 'terms',
        given: true,
        shownHash: words,
      })
    })
  return myAgreement(deps, caller)
}

function wordsInEffect(): string {
  return createHash('sha256').update(consentText('terms')).digest('hex')
}

/** What the versions changed that came after the one agreed to; of all that are known, if it isn't. */
function changesSince({ past }: LegalStatus, agreed: string | undefined): string[] {
  const place = past.findIndex(({ words }) => words === agreed)
  return past.slice(0, place === -1 ? past.length : place).flatMap(({ changes }) => changes)
}
