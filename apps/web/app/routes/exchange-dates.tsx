import { beforeYouSell, datesNotes } from '@dst/content/exchange'
import { useLoaderData } from 'react-router'
import { DatesView } from '~/features/exchange/dates/dates-view.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent({ notes: datesNotes, beforeYouSell })
}

export function meta() {
  return pageMeta({
    path: paths.exchange,
    title: 'Exchange Dates',
    description:
      'The last days to name and to close in a 1031 exchange, from your closing and your tax return, with a ' +
      'calendar file.',
  })
}

export default function DatesRoute() {
  return <DatesView content={contentOf(useLoaderData<typeof loader>())} />
}
