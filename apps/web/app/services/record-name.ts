import type { Investor } from '@dst/contracts'
import { createStore } from '~/lib/create-store.ts'
import { readHandOver, writeHandOver } from './hand-over.ts'

/** The first name and email address in the product's own record. Empty until known. */
export interface RecordName {
  email: string
  firstName: string
}

/** The name that the navigation greets with once the record is loaded; the account's own name may be outdated. */
export const useRecordNameStore = createStore<RecordName>({ email: '', firstName: '' })

/** Uses the name in this record for the greeting from now on, also on pages that don't load the record. */
export function keepRecordName({ email, firstName }: Pick<Investor, 'email' | 'firstName'>): void {
  const name = { email, firstName: firstName ?? '' }
  useRecordNameStore.setState(name)
  writeHandOver('recordName', name)
}

/** After a reload, restores the name that this tab has seen in the record. */
export function restoreRecordName(): void {
  const name = readHandOver('recordName')
  if (name !== undefined) useRecordNameStore.setState(name)
}
