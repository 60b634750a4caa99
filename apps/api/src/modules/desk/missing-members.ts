import type { Kysely } from 'kysely'
import type { PartnerConfig } from '../../config/partner-config.ts'
import { countMembers } from '../../database/desk-members.ts'
import type { Tables } from '../../database/tables.ts'

/** What is wrong where mails lead the firm to a desk at which it has nobody; undefined where nothing is. */
export async function missingMembers(
  db: Kysely<Tables>,
  { email, firm }: { email: PartnerConfig['email']; firm: { crd: string } },
): Promise<string | undefined> {
  if (email === undefined || (await countMembers(db, firm.crd)) > 0) return undefined
  return (
    'mails to the partner say who asks and lead to the desk for the rest, where the firm has no member yet: ' +
    '"pnpm desk invite"'
  )
}
