import { UndoPage } from '~/features/undo/undo-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({
    title: 'This wasn’t me',
    description: 'Undo a change to how your account is signed in to.',
  })
}

export default function UndoRoute() {
  return <UndoPage />
}
