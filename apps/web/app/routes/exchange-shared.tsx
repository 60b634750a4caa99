import type { ExchangePacket } from '@dst/content/exchange'
import { useLoaderData } from 'react-router'
import { SharedPage } from '~/features/exchange/shared/shared-page.tsx'
import { contentOf } from '~/lib/content-of.ts'
import { unlistedPageMeta } from '~/lib/page-meta.ts'
import type { ReviewedContent } from '~/lib/reviewed-content.ts'

/** The page belongs to one link, so it is no file with the text in it: whoever opens a link loads the text. */
export async function clientLoader(): Promise<ReviewedContent<ExchangePacket>> {
  const [{ exchangePacket }, { reviewedContent }] = await Promise.all([
    import('@dst/content/exchange'),
    import('~/lib/reviewed-content.ts'),
  ])
  return reviewedContent(exchangePacket)
}

export function meta() {
  return [
    ...unlistedPageMeta({ title: 'Shared exchange', description: 'A copy of an exchange file, to read only.' }),
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function SharedRoute() {
  return <SharedPage content={contentOf(useLoaderData<typeof clientLoader>())} />
}
