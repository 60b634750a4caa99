import { sampleStaff, goldInvestor, type FakeOfficeOptions } from '@dst/api-client/testing'
import type { ScreenProps } from '../../site/screen.tsx'

/** A member of the staff is signed in, at a desk with these entries. */
export function atOffice(office: FakeOfficeOptions = {}): Pick<ScreenProps, 'investor' | 'desk'> {
  return { investor: { ...goldInvestor, email: sampleStaff.email }, desk: { member: sampleStaff, office } }
}
