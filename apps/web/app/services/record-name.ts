import { create } from 'zustand'

/** The first name in the product's own record, and the address of that record. Empty until it is known. */
export interface RecordName {
  email: string
  firstName: string
}

/** What the navigation greets by once the record was read; the account's own name may be an older one. */
export const useRecordNameStore = create<RecordName>()(() => ({ email: '', firstName: '' }))
