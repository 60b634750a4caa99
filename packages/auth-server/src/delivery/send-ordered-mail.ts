import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { hasDroppedPassword } from '../database/dropped-password.ts'
import { orderedLink } from '../database/mail-requests.ts'
import { markTokenSent, storeToken } from '../database/one-time-tokens.ts'
import type { AuthTables } from '../database/tables.ts'
import { lockUser, updateUser } from '../database/users.ts'
import type { AuthMail } from '../options/options.ts'
import { codeLinkToken, hashCode, hashLinkToken, makeMailToken } from '../tokens/mail-token.ts'
import { occasions, type LinkMailKind, type MailOrder } from '../mail/mail-order.ts'
import { fillTemplate } from '../mail/fill-template.ts'
import { linkMailMessage } from '../mail/mail-messages.ts'
import { messageIdOf } from '../mail/message-id.ts'
import { noticeKinds, type NoticeKind } from '../mail/notice-messages.ts'
import { sendNotice } from './send-notice.ts'

/**
 * Renders and sends the email of an order, if it is still due. Rejects when the mailer does; the order can then be
 * retried any number of times, even after a success: it renders the same email, with a valid link and code.
 */
export async function sendOrderedMail(context: AuthContext, { id, account, kind }: MailOrder): Promise<void> {
  if (isNotice(kind)) return sendNotice(context, { id, kind })
  const order = { id, account, kind }
  const mail = await context.db.transaction().execute((trx) => makeMail(context, trx, order))
  if (mail === undefined) return
  await context.sendMail(mail)
  await context.db.transaction().execute((trx) => noteSent(context, trx, order))
}

interface LinkOrder {
  id: string
  account: string
  kind: LinkMailKind
}

function isNotice(kind: MailOrder['kind']): kind is NoticeKind {
  return noticeKinds.some((notice) => notice === kind)
}

/** The token is stored before the email is sent, so that no link arrives before it works. */
async function makeMail(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  order: LinkOrder,
): Promise<AuthMail | undefined> {
  const { settings, keys } = context
  const { addressee, template, token: kind, claim } = occasions[order.kind]
  const user = await lockUser(trx, order.account)
  const whom = user && addressee(user)
  const ordered = await orderedLink(trx, { orderId: order.id, kind: claim })
  if (user === undefined || whom === undefined || ordered === undefined) return undefined
  const { redirectTo, challenge } = ordered
  const { code, linkToken: plain } = makeMailToken(keys, { orderId: order.id, kind, digits: settings.mailCodeLength })
  const linkToken = challenge === undefined ? plain : codeLinkToken(plain)
  const token = {
    id: randomUUID(),
    order_id: order.id,
    user_id: user.id,
    kind,
    relates_to: whom.to,
    code_hash: hashCode(keys, { kind, address: whom.to, code }),
    link_hash: hashLinkToken(linkToken),
    created_at: context.now(),
  }
  await storeToken(trx, token, challenge)
  const link =
    template === 'reauthentication'
      ? settings.siteUrl
      : settings.mailLink({ tokenHash: linkToken, type: template, redirectTo, to: whom.to })
  const { brandName, lifetimes } = settings
  const passwordDropped = hasDroppedPassword(user)
  const message = linkMailMessage({
    ...whom,
    template,
    brandName,
    link,
    code,
    validSeconds: lifetimes.mailTokenSeconds,
    passwordDropped,
  })
  const rendered = fillTemplate(settings, order.kind, {
    rendered: context.renderMail(message),
    values: { user, to: whom.to, code, linkToken, link, redirectTo },
  })
  return { ...rendered, to: whom.to, messageId: messageIdOf(settings, { id: order.id, kind }) }
}

async function noteSent(context: AuthContext, trx: Kysely<AuthTables>, order: LinkOrder): Promise<void> {
  const { token: kind, sentAt } = occasions[order.kind]
  const user = await lockUser(trx, order.account)
  if (user === undefined) return
  const now = context.now()
  if (await markTokenSent(trx, { orderId: order.id, kind, now })) await updateUser(trx, user.id, { [sentAt]: now })
}
