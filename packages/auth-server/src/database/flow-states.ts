import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { challengeColumns, type CodeChallenge } from './code-challenge.ts'
import type { AuthenticationMethodName, AuthTables, FlowStateRow } from './tables.ts'

/** A sign-in whose first step is done, and the data its second step needs. */
export interface NewFlowState {
  challenge: CodeChallenge | undefined
  /** The authentication method that the session will record. */
  method: AuthenticationMethodName
  now: Date
  /** Only for a sign-in through a provider. */
  provider?: { name: string; redirectTo: string; linkingTarget: string | null }
}

/** Stores a new flow state. Returns its id. */
export async function insertFlowState(
  trx: Kysely<AuthTables>,
  { challenge, method, now, provider }: NewFlowState,
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('flow_states')
    .values({
      id,
      provider: provider?.name ?? null,
      redirect_to: provider?.redirectTo ?? null,
      linking_target: provider?.linkingTarget ?? null,
      ...challengeColumns(challenge),
      authentication_method: method,
      created_at: now,
    })
    .execute()
  return id
}

/**
 * Assigns a flow state its user and the code that will be exchanged for a session. Returns the code; only its hash is
 * stored.
 */
export async function issueCode(
  trx: Kysely<AuthTables>,
  id: string,
  {
    userId,
    now,
    sealProviderTokens,
  }: { userId: string; now: Date; sealProviderTokens?: (code: string) => string | null },
): Promise<string> {
  const code = randomUUID()
  await trx
    .updateTable('flow_states')
    .set({
      user_id: userId,
      auth_code_hash: hashAuthCode(code),
      provider_tokens: sealProviderTokens?.(code) ?? null,
      code_issued_at: now,
    })
    .where('id', '=', id)
    .execute()
  return code
}

/** The flow state whose id was sent to a provider as OAuth `state`. */
export function findFlowState(db: Kysely<AuthTables>, id: string): Promise<FlowStateRow | undefined> {
  return db
    .selectFrom('flow_states')
    .selectAll()
    .where('id', '=', id)
    .where('provider', 'is not', null)
    .executeTakeFirst()
}

/**
 * Records that the provider has redirected the browser back; of several returns with the same state, only one gets
 * true.
 */
export async function markStateUsed(db: Kysely<AuthTables>, id: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('flow_states')
    .set({ state_used_at: now })
    .where('id', '=', id)
    .where('state_used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** The flow state of a code that has not been exchanged. */
export function findCode(db: Kysely<AuthTables>, code: string): Promise<FlowStateRow | undefined> {
  return db.selectFrom('flow_states').selectAll().where('auth_code_hash', '=', hashAuthCode(code)).executeTakeFirst()
}

/** Deletes the flow state of a code; of several parallel calls one gets true. */
export async function spendCode(trx: Kysely<AuthTables>, id: string): Promise<boolean> {
  const spent = await trx.deleteFrom('flow_states').where('id', '=', id).returning('id').executeTakeFirst()
  return spent !== undefined
}

// A random UUID needs no slow or keyed hash.
function hashAuthCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}
