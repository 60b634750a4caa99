import type { Investor } from '@dst/contracts'
import { readHandOver, writeHandOver } from './hand-over'
import { useRecordNameStore } from './record-name'

/** Greets by the name in this record from now on, also on the pages that do not read it. */
export function keepRecordName({ email, firstName }: Pick<Investor, 'email' | 'firstName'>): void {
  const name = { email, firstName: firstName ?? '' }
  useRecordNameStore.setState(name)
  writeHandOver('recordName', name)
}

/** Greets by the name that this tab has seen in the record before it was loaded anew. */
export function restoreRecordName(): void {
  const name = readHandOver('recordName')
  if (name !== undefined) useRecordNameStore.setState(name)
}
