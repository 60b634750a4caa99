import type { LeadView } from '@dst/contracts/desk'
import type { LeadCursor, LeadListRow } from '../../database/desk-leads.ts'

/** A moment in milliseconds, or none, and an id. */
const shape = /^(infinity|\d{1,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** What the page after this lead is asked for by. */
export function cursorAfter({ id, dueAt, endedAt }: LeadListRow, view: LeadView): string {
  const at = view === 'open' ? dueAt : endedAt
  return `${at?.getTime() ?? 'infinity'}_${id}`
}

/** Where a page begins; undefined for a text that no page was given. */
export function readCursor(text: string): LeadCursor | undefined {
  const [, at = '', id = ''] = shape.exec(text) ?? []
  if (id === '') return undefined
  return { at: at === 'infinity' ? at : new Date(Number(at)), id }
}
