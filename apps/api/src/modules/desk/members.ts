import type { SessionTokens } from '@dst/auth-server'
import type { DeskRole } from '@dst/contracts/desk'
import { fail, succeed, type Result } from '@dst/domain/result'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { MemberAccounts } from '../../accounts/accounts.ts'
import { recordAudit } from '../../database/audit.ts'
import { findMemberByEmail, membersWithEmail, putMember, removeMember } from '../../database/desk-members.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'

/** What inviting and removing members needs. */
export interface MemberDeps {
  db: Kysely<Tables>
  queue: Pick<JobQueue, 'send'>
  accounts: MemberAccounts
  publicUrl: string
}

/** Whom to give access, and the firm that a partner belongs to. */
export interface NewDeskMember {
  email: string
  role: DeskRole
  firm: { crd: string; name: string } | null
}

/** Why a member could not be invited or removed: the auth service did not answer, or did not accept it. */
export type MemberFailure = 'auth_service_away' | 'auth_service_refused' | 'not_a_member'

/**
 * Gives an address access to the desk. An address without an account gets the auth service's invitation, every other
 * one a mail that says what is open to it. Repeated for a member, it sends the mail again and changes role and firm.
 */
export async function inviteMember(
  { db, queue, accounts, publicUrl }: MemberDeps,
  { email, role, firm }: NewDeskMember,
): Promise<Result<{ invited: boolean }, MemberFailure>> {
  const opened = await openAccount(accounts, email, publicUrl)
  if (!opened.ok) return opened
  const { userId, invited } = opened.value
  const given = await accounts.admin.setAppMetadata(userId, { role, firm: firm?.crd ?? null })
  if (!given.ok) return fail(toFailure(given.error.code))
  await db.transaction().execute(async (trx) => {
    await putMember(trx, { userId, email, role, firm })
    if (!invited) await queue.send(trx, 'desk-invitation', { account: userId })
    await recordAudit(trx, {
      action: 'desk_member_invited',
      investorId: null,
      requestId: randomUUID(),
      details: { member: userId, role },
    })
  })
  return succeed({ invited })
}

/** Opens a session of a sample account, which it makes a member at the first time. */
export async function openSampleMember(deps: MemberDeps, person: NewDeskMember): Promise<SessionTokens> {
  const known = await findMemberByEmail(deps.db, person.email)
  if (!known) await inviteMember(deps, person)
  const member = known ?? (await findMemberByEmail(deps.db, person.email))
  const tokens = member && (await deps.accounts.openSession?.(member.userId))
  if (!tokens) throw new Error('the sample account could not be opened')
  return tokens
}

/**
 * Takes an address's access: its sessions end, and what is open in a browser is refused at its next call. Can be tried
 * again where the auth service did not answer: what an earlier try left is taken as well.
 */
export async function dismissMember(
  { db, accounts }: Pick<MemberDeps, 'db' | 'accounts'>,
  email: string,
): Promise<Result<null, MemberFailure>> {
  const members = await membersWithEmail(db, email)
  const present = members.filter(({ removedAt }) => removedAt === null)
  // First here, where it counts at once, whatever the auth service answers.
  await db.transaction().execute(async (trx) => {
    for (const { userId, role } of present) {
      await removeMember(trx, userId)
      await recordAudit(trx, {
        action: 'desk_member_removed',
        investorId: null,
        requestId: randomUUID(),
        details: { member: userId, role },
      })
    }
  })
  for (const { userId } of members) {
    await accounts.endSessions?.(userId)
    const taken = await accounts.admin.setAppMetadata(userId, { role: null, firm: null })
    if (!taken.ok && taken.error.code !== 'not_found') return fail(toFailure(taken.error.code))
  }
  return present.length === 0 ? fail('not_a_member') : succeed(null)
}

async function openAccount(
  { admin }: MemberAccounts,
  email: string,
  publicUrl: string,
): Promise<Result<{ userId: string; invited: boolean }, MemberFailure>> {
  const invited = await admin.inviteUser(email, `${publicUrl}/auth/callback`)
  const known = !invited.ok && invited.error.code === 'already_registered' ? await admin.findUser(email) : invited
  if (!known.ok) return fail(toFailure(known.error.code))
  return succeed({ userId: String(known.value['id']), invited: invited.ok })
}

function toFailure(code: string): MemberFailure {
  return code === 'unavailable' ? 'auth_service_away' : 'auth_service_refused'
}
