import { MyDataPage } from '~/features/my-data/my-data-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({ title: 'Your data', description: 'Everything that is stored about you.' })
}

export default function MyDataRoute() {
  return <MyDataPage />
}
