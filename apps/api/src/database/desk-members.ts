import type { DeskRole } from '@dst/contracts/desk'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { DeskMembersTable } from './desk-tables.ts'
import type { Tables } from './tables.ts'

/** A member of the desk, present or former. */
export type DeskMemberRow = Selectable<DeskMembersTable>

const columns = ['userId', 'email', 'role', 'firmCrd', 'firmName', 'invitedAt', 'removedAt'] as const

/** The present member with this account; undefined for everybody else and for removed ones. */
export async function findMember(db: Kysely<Tables>, userId: string): Promise<DeskMemberRow | undefined> {
  return db
    .selectFrom('deskMembers')
    .select(columns)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
}

/** The present member with this address. */
export async function findMemberByEmail(db: Kysely<Tables>, email: string): Promise<DeskMemberRow | undefined> {
  return db
    .selectFrom('deskMembers')
    .select(columns)
    .where('email', '=', email)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
}

/** Every account that is or was a member under this address: a person may have had another account before. */
export async function membersWithEmail(db: Kysely<Tables>, email: string): Promise<DeskMemberRow[]> {
  return db.selectFrom('deskMembers').select(columns).where('email', '=', email).execute()
}

/** The present members, by role and address. */
export async function listMembers(db: Kysely<Tables>): Promise<DeskMemberRow[]> {
  return db
    .selectFrom('deskMembers')
    .select(columns)
    .where('removedAt', 'is', null)
    .orderBy('role')
    .orderBy('email')
    .execute()
}

/** How many present members a firm has. */
export async function countMembers(db: Kysely<Tables>, firmCrd: string): Promise<number> {
  const { count } = await db
    .selectFrom('deskMembers')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('firmCrd', '=', firmCrd)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NewMember {
  userId: string
  email: string
  role: DeskRole
  firm: { crd: string; name: string } | null
}

/** Gives an account access, or another role or firm. */
export async function putMember(trx: Transaction<Tables>, { userId, email, role, firm }: NewMember): Promise<void> {
  const access = { email, role, firmCrd: firm?.crd ?? null, firmName: firm?.name ?? null, removedAt: null }
  await trx
    .insertInto('deskMembers')
    .values({ userId, ...access })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...access, invitedAt: new Date() }))
    .execute()
}

/** Takes a member's access and ends their sessions at the desk. */
export async function removeMember(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx.updateTable('deskMembers').set({ removedAt: new Date() }).where('userId', '=', userId).execute()
  await trx.deleteFrom('deskSessions').where('userId', '=', userId).execute()
}
