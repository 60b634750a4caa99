import type { BuiltInFaq } from '@dst/content/faq'
import { categoriesOf } from '@dst/domain/faq'
import { Badge } from '@dst/ui/badge'
import { PageHeader } from '@dst/ui/page-header'
import { Stat } from '@dst/ui/stat'
import { ClosingCall } from '~/lib/closing-call'
import type { ExpertReview } from '~/lib/expert-review'
import { longDate } from '~/lib/long-date'
import { paths } from '~/paths'
import { shownFaqs } from './faq-list'
import { FaqResults } from './faq-results'
import { FaqStructuredData } from './faq-structured-data'
import { useFaqAddress } from './use-faq-address'
import { useServerFaqs } from './use-server-faqs'

const invitation = {
  heading: 'Still deciding?',
  text: 'Create an account and answer a short questionnaire. It is free, and it commits you to nothing.',
  link: { label: 'Get Started', to: paths.signUp },
} as const

/** Questions and answers as a reference: searched, narrowed by category, and each with an address of its own. */
export function FaqPage({ builtIn, review: { words: [before, after], date } }: { builtIn: readonly BuiltInFaq[]; review: ExpertReview }) {
  const server = useServerFaqs()
  const { address, choose, type } = useFaqAddress()
  const entries = shownFaqs(server.entries, builtIn)

  return (
    <>
      <PageHeader
        title="Frequently Asked Questions"
        eyebrow={<Badge tone="positive" icon="check-circle">Expert Reviewed</Badge>}
        lead={
          <>
            <p>What owners ask before they exchange into a DST, answered in plain words, each with its sources.</p>
            <p className="mt-2 text-small">{before}<time dateTime={date}>{longDate(date)}</time>{after}</p>
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
      <FaqResults entries={entries} loading={server.loading} address={address} onChoose={choose} onSearch={type} />
      <ClosingCall call={invitation} />
    </>
  )
}
