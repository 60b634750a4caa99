import type { BuiltInFaq, FaqPage as FaqPageContent } from '@dst/content/faq'
import { categoriesOf } from '@dst/domain/faq'
import { longDate } from '@dst/domain/wording/long-date'
import { Badge } from '@dst/ui/badge'
import { Banner } from '@dst/ui/banner'
import { PageHeader } from '@dst/ui/page-header'
import { Stat } from '@dst/ui/stat'
import { ClosingCall } from '~/lib/copy/closing-call.tsx'
import type { ExpertReview } from '~/lib/copy/expert-review.ts'
import { FaqResults } from './faq-results.tsx'
import { FaqStructuredData } from './faq-structured-data.tsx'
import { useFaqAddress } from './use-faq-address.ts'
import { useServerFaqs } from './use-server-faqs.ts'
import '@dst/ui/reference.css'

const outdated = {
  heading: 'These questions may be out of date',
  text: 'Our server can’t read its list at the moment, so it sent the one that it read last.',
}

/** Props of {@link FaqPage}. */
export interface FaqPageProps {
  words: FaqPageContent
  /** The message for when no question matches. */
  empty: { message: string; hint: string }
  builtIn: readonly BuiltInFaq[]
  /** The ids of the most frequently asked entries. */
  popular: readonly number[]
  review: ExpertReview
}

/** Questions and answers as a reference: searchable, filtered by category, and each with a URL of its own. */
export function FaqPage({
  words,
  empty,
  builtIn,
  popular,
  review: {
    words: [before, after],
    date,
    byOutsider,
  },
}: FaqPageProps) {
  const { entries, loading, stale } = useServerFaqs(builtIn)
  const { address, choose, type, fragmentWith } = useFaqAddress()

  return (
    <>
      <PageHeader
        title={words.title}
        eyebrow={
          byOutsider ? (
            <Badge tone="positive" icon="check-circle">
              Expert Reviewed
            </Badge>
          ) : (
            <span className="inline-flex flex-wrap items-center gap-2">
              <Badge>Expert Reviewed</Badge>
              <span>by our editors only</span>
            </span>
          )
        }
        lead={
          <>
            <p>{words.intro}</p>
            <p className="mt-2 text-small">
              <span>{before}</span>
              <time dateTime={date}>{longDate(date)}</time>
              <span>{after}</span>
            </p>
          </>
        }
        facts={
          <>
            <Stat size="large" label="Questions" value={String(entries.length)} />
            <Stat size="large" label="Categories" value={String(categoriesOf(entries).length)} />
          </>
        }
      />
      <FaqStructuredData entries={entries} />
      {stale ? (
        <div className="ui-page-width pb-4">
          <Banner tone="caution" heading={outdated.heading}>
            {outdated.text}
          </Banner>
        </div>
      ) : null}
      <FaqResults
        empty={empty}
        entries={entries}
        popular={popular}
        loading={loading}
        address={address}
        onChoose={choose}
        onSearch={type}
        fragmentWith={fragmentWith}
      />
      <ClosingCall call={words.callToAction} />
    </>
  )
}
