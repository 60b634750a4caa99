import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import type { AuditAction } from '../database/audit-log.ts'
import type { AuthTables, EmailChangeKind, JsonObject, UserRow } from '../database/tables.ts'
import { findUser, lockUser, lockUserByEmail, type UserWithIdentities } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { adminFailures } from '../failures/admin.ts'
import type { LinkMailKind } from '../mail/mail-order.ts'
import { makeLink, type MadeLink } from '../delivery/make-link.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { Administrator } from '../wire/administrator.ts'
import { auditAdministration, changeUniquely } from './administration.ts'
import { expectEmailChange } from './expect-email-change.ts'
import { openAccount } from './invited-account.ts'

const kinds = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
} as const satisfies Record<string, LinkMailKind>

const actions = {
  signup: 'user_confirmation_requested',
  invite: 'user_invited',
  magiclink: 'user_recovery_requested',
  recovery: 'user_recovery_requested',
  email_change_current: 'user_modified',
  email_change_new: 'user_modified',
} as const satisfies Record<LinkType, AuditAction>

/** Kinds of link that an administrator can request. */
export type LinkType = keyof typeof kinds

/** A link that an administrator will deliver by their own means. */
export interface LinkWish {
  type: LinkType
  email: string
  /** With `signup`. */
  password: string
  /** With a change of address. */
  newEmail: string
  data: JsonObject
  redirectTo: string
}

/** The link and code that an email would have carried. */
export interface GeneratedLink extends MadeLink {
  account: UserWithIdentities
  type: LinkType
}

/** Whether a string names a kind of link. */
export function isLinkType(text: string): text is LinkType {
  return Object.hasOwn(kinds, text)
}

/**
 * Creates the link and the code of an email without sending it. Earlier emails of the same kind are invalidated. A
 * magic link for an address without an account creates one.
 */
export async function generateLink(
  context: AuthContext,
  administrator: Administrator,
  wish: LinkWish,
): Promise<Result<GeneratedLink, FailureReply>> {
  const hashed = wish.type === 'signup' ? await context.passwords.hash(wish.password) : succeed(null)
  if (!hashed.ok) return hashed
  return changeUniquely(context, { email: failures.emailExists }, async (trx) => {
    const known = await lockUserByEmail(trx, wish.email)
    const type = wish.type === 'magiclink' && known === undefined ? 'signup' : wish.type
    const prepared = await prepare(context, trx, { known, wish: { ...wish, type }, encryptedPassword: hashed.value })
    if (!prepared.ok) return prepared
    const user = await lockUser(trx, prepared.value.id)
    if (user === undefined) return fail(failures.userNotFound)
    const made = await makeLink(context, trx, { user, kind: kinds[type], redirectTo: wish.redirectTo })
    await auditAdministration(context, trx, { action: actions[type], subject: user, administrator })
    const account = await findUser(trx, user.id)
    if (account === undefined) return fail(failures.userNotFound)
    return succeed({ account, type, ...made })
  })
}

function prepare(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  {
    known,
    wish,
    encryptedPassword,
  }: { known: UserWithIdentities | undefined; wish: LinkWish; encryptedPassword: string | null },
): Promise<Result<Pick<UserRow, 'id'>, FailureReply>> {
  const { type, email, data } = wish
  if (type === 'signup' || type === 'invite') {
    return openAccount(context, trx, {
      known,
      opened: { email, data, encryptedPassword, isInvitation: type === 'invite' },
    })
  }
  if (known === undefined) return Promise.resolve(fail(adminFailures.linkAccountMissing))
  if (type === 'magiclink' || type === 'recovery') return Promise.resolve(succeed(known.user))
  return expectEmailChange(context, trx, {
    user: known.user,
    newEmail: wish.newEmail,
    kind: type satisfies EmailChangeKind,
  })
}
