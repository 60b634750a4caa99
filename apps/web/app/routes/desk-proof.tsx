import { ProofPage } from '~/features/desk-office/proof-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({ title: 'Proof of consent', description: 'The consents of a request, for the staff.' })
}

export default function DeskProofRoute() {
  return <ProofPage />
}
