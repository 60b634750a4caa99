import { create } from 'zustand'

/** The first name and email address in the product's own record. Empty until known. */
export interface RecordName {
  email: string
  firstName: string
}

/** The name that the navigation greets with once the record is loaded; the account's own name may be outdated. */
export const useRecordNameStore = create<RecordName>()(() => ({ email: '', firstName: '' }))
