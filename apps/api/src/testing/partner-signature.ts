import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** The secret that signs messages between a test server and its partner. */
export const partnerSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** A message as the partner sends it: the body and its signature headers. */
export function signedByPartner(message: object, secret = partnerSecret, id = `msg_${randomUUID()}`) {
  const [at, payload] = [new Date(), JSON.stringify(message)]
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, payload),
  }
  return { payload, headers }
}
