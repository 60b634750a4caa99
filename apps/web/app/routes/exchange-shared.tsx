import { exchangePacket } from '@dst/content/exchange'
import { SharedPage } from '~/features/exchange/shared/shared-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return [
    ...unlistedPageMeta({ title: 'Shared exchange', description: 'A copy of an exchange file, to read only.' }),
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function SharedRoute() {
  return <SharedPage content={exchangePacket} />
}
