import type { Investor } from '@dst/contracts'
import { readHandOver, writeHandOver } from './hand-over.ts'
import { useRecordNameStore } from './record-name.ts'

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
