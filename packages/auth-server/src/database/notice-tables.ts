import type { Selectable } from 'kysely'
import type { Json } from './json.ts'

/** A notice waiting to be sent, keyed by its order. */
export interface NoticesTable {
  order_id: string
  user_id: string
  /** Recipient: the address that the account had at the time of the event. */
  address: string
  browser: string | null
  /** Roughly where that browser was. */
  place: string | null
  happened_at: Date
}

/** Rows that a change took away, as JSON, by table. */
export type RemovedWays = Partial<Record<'factors' | 'recovery_codes' | 'passkeys' | 'identities', readonly object[]>>

/** That the owner can undo an event, keyed by the order of its notice. */
export interface UndoOffersTable {
  order_id: string
  user_id: string
  link_hash: string
  /** The address that the account had at the time of the event. */
  address: string
  /** What signs in and was added from this moment on belongs to the event. */
  since: Date
  removed: Json<RemovedWays>
  happened_at: Date
}

/** Tables of notices, and of what undoing their events needs. */
export interface NoticeTables {
  notices: NoticesTable
  undo_offers: UndoOffersTable
}

export type NoticeRow = Selectable<NoticesTable>
export type UndoOfferRow = Selectable<UndoOffersTable>
