import { OwnDataPage } from '~/features/own-data/own-data-page'
import { unlistedPageMeta } from '~/lib/page-meta'

export function meta() {
  return unlistedPageMeta({ title: 'Your data', description: 'Everything that is stored about you.' })
}

export default function OwnDataRoute() {
  return <OwnDataPage />
}
