import { exchangeShareSize } from '@dst/domain/parameters'
import * as z from 'zod/mini'
import { described } from './described.ts'
import { closedObject } from './closed-object.ts'
import { timestamp } from './fields.ts'

/** The id of a share: 24 random bytes in base64url. It opens only ciphertext; the key never reaches the server. */
export const shareId = z.string().check(z.regex(/^[\w-]{32}$/, 'The id of a share has 32 letters or digits'))

/** What a browser has encrypted (AES-GCM, nonce first), in base64url. */
export const shareExchangeSchema = described(
  'Encrypted content to share',
  closedObject({
    ciphertext: z
      .string('The encrypted content is required')
      .check(
        z.minLength(1, 'The encrypted content is required'),
        z.maxLength(exchangeShareSize, `The encrypted content must be at most ${exchangeShareSize} characters`),
        z.regex(/^[\w-]*$/, 'The encrypted content must be base64url'),
      ),
  }),
)

/** Body for sharing: AES-GCM ciphertext, nonce first, in base64url. */
export type ShareExchange = z.output<typeof shareExchangeSchema>

/** One of the caller's own links, as it stands. */
export const exchangeShareSchema = described(
  'A shared link and when it was opened',
  z.object({
    id: shareId,
    createdAt: timestamp,
    expiresAt: timestamp,
    /** When its owner withdrew it; null while it opens, or until it expired. */
    withdrawnAt: z.nullable(timestamp),
    /** When it was opened, the newest first. Nothing is kept about who did. */
    opens: z.array(timestamp),
  }),
)

/** One of the caller's own links: when it was made, ends or was withdrawn, and each time it was opened (UTC). */
export type ExchangeShare = z.output<typeof exchangeShareSchema>

/** What a link gives to whoever has it. */
export const sharedExchangeSchema = described(
  'Encrypted content of a shared link',
  z.object({ ciphertext: z.string(), createdAt: timestamp, expiresAt: timestamp }),
)

/** What a link gives to whoever has it: the ciphertext, when it was shared and when the link ends (UTC). */
export type SharedExchange = z.output<typeof sharedExchangeSchema>
