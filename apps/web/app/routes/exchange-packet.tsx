import { exchangePacket } from '@dst/content/exchange'
import { useLoaderData } from 'react-router'
import { PacketView } from '~/features/exchange/packet/packet-view.tsx'
import { contentOf } from '~/lib/copy/content-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { reviewedContent } from '~/lib/copy/reviewed-content.ts'
import { paths } from '~/paths.ts'

export function loader() {
  return reviewedContent(exchangePacket)
}

export function meta() {
  return pageMeta({
    path: paths.exchangePacket,
    title: 'Your packet',
    description:
      'Your exchange on paper for your CPA and intermediary: dates, money, tax, list and the lines of Form 8824, ' +
      'each with its law, and questions to ask.',
  })
}

export default function PacketRoute() {
  const content = contentOf(useLoaderData<typeof loader>())
  const { dateNotes, leavesOut, bootNotes, listNotes, questions, after } = content
  return (
    <PacketView
      content={content}
      review={
        <ReviewNote
          of={[
            ...dateNotes,
            ...leavesOut,
            ...bootNotes,
            ...listNotes,
            ...after.form,
            ...after.laterMoney,
            ...after.writeOff,
            after.leavesOut,
            ...questions,
          ]}
        />
      }
    />
  )
}
