import type { AuthContext } from '../context/context.ts'
import { countRecoveryCodes } from '../database/factors.ts'
import { listPasskeys } from '../database/passkeys.ts'
import { findUser } from '../database/users.ts'
import type { JsonObject } from '../database/tables.ts'
import { hasVerifiedFactor } from './current-session.ts'
import { recoveryFactor } from './recovery-codes.ts'

/** A user's sign-in credentials other than the password. */
export interface SecondFactors {
  /** Whether the password is not enough: sessions should then be `aal2`. */
  isRequired: boolean
  unusedRecoveryCodes: number
  passkeys: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[]
}

/** A user's sign-in credentials other than the password; undefined if there is no such user. */
export async function secondFactorsOf({ db }: AuthContext, userId: string): Promise<SecondFactors | undefined> {
  const account = await findUser(db, userId)
  if (account === undefined) return undefined
  const codes = recoveryFactor({ account })
  const passkeys = await listPasskeys(db, userId)
  return {
    isRequired: hasVerifiedFactor({ account }),
    unusedRecoveryCodes: codes === undefined ? 0 : (await countRecoveryCodes(db, codes.id)).remaining,
    passkeys: passkeys.map((each) => ({
      id: each.id,
      name: each.friendly_name,
      createdAt: each.created_at,
      lastUsedAt: each.last_used_at,
    })),
  }
}

/** The stored data on these, except credentials; the factors themselves are part of the user. */
export async function describeSecondFactors({ db }: AuthContext, userId: string): Promise<JsonObject> {
  const current = db.selectFrom('factors').select('id').where('user_id', '=', userId)
  const challenges = await db
    .selectFrom('factor_challenges')
    .select(['created_at', 'verified_at', 'ip_address'])
    .where('factor_id', 'in', current)
    .orderBy('created_at')
    .execute()
  const codes = await db
    .selectFrom('recovery_codes')
    .select(['created_at', 'used_at'])
    .where('factor_id', 'in', current)
    .orderBy('created_at')
    .execute()
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['friendly_name', 'created_at', 'updated_at', 'last_used_at', 'transports', 'device_type', 'backed_up'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const begun = await db
    .selectFrom('passkey_challenges')
    .select(['kind', 'created_at'])
    .where('user_id', '=', userId)
    .execute()
  const removals = await db
    .selectFrom('factor_removals')
    .select(['requested_at', 'notices as notices_ordered', 'noticed_at'])
    .where('user_id', '=', userId)
    .execute()
  return {
    factor_removals: removals,
    factor_challenges: challenges,
    recovery_codes: codes,
    passkeys,
    passkey_challenges: begun,
  }
}
