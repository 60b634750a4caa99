import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** What the messages between a server of the tests and its partner are signed with. */
export const partnerSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** A message as the partner sends it: the body, and the headers that sign it. */
export function signedByPartner(message: object, secret = partnerSecret) {
  const [id, at, payload] = [`msg_${randomUUID()}`, new Date(), JSON.stringify(message)]
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, payload),
  }
  return { payload, headers }
}
