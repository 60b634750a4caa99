import type { Reviewed } from '@dst/content/sources'
import { faqErrors } from '@dst/domain/errors'
import { categoryLabel } from '@dst/domain/faq'
import { Badge } from '@dst/ui/badge'
import { Button } from '@dst/ui/button'
import { QuestionList } from '~/lib/question-list'
import { ReviewNote } from '~/lib/review-note'
import { fragmentOfFaqs, type FaqAddress } from './faq-address'
import { faqSummary, type ShownFaq } from './faq-list'

/** Props of {@link FaqResults}. */
export interface FaqResultsProps {
  matches: readonly ShownFaq[]
  total: number
  loading: boolean
  address: FaqAddress
  onClear: () => void
}

/** How many questions match, and the matches; or that none does, and the way back. */
export function FaqResults({ matches, total, loading, address, onClear }: FaqResultsProps) {
  const narrowed = address.category !== 'all' || address.search !== ''
  return (
    <div className="faq-results">
      <div className="faq-summary">
        <output>{faqSummary(matches.length, total, address)}</output>
        {loading ? <p className="faq-loading">Loading FAQs...</p> : null}
        {narrowed && matches.length > 0 ? <Button variant="quiet" size="small" icon="close" onClick={onClear}>Clear Filters</Button> : null}
      </div>
      {matches.length === 0 ? <NothingMatches onClear={onClear} /> : <FaqAccordion entries={matches} address={address} />}
    </div>
  )
}

function FaqAccordion({ entries, address }: { entries: readonly ShownFaq[]; address: FaqAddress }) {
  const { category, search, question } = address
  const fragmentFor = (id: string | undefined) => fragmentOfFaqs({ category, search, ...(id === undefined ? {} : { question: Number(id.slice(prefix.length)) }) })
  return (
    <QuestionList
      name="faqs"
      address={{ opened: question === undefined ? undefined : `${prefix}${question}`, fragmentFor }}
      items={entries.map((entry) => ({
        id: `${prefix}${entry.id}`,
        heading: entry.question,
        label: <Badge tone="accent">{categoryLabel(entry.category)}</Badge>,
        content: <Answer entry={entry} />,
      }))}
    />
  )
}

const prefix = 'faq-'

function Answer({ entry }: { entry: ShownFaq }) {
  const review = reviewOf(entry)
  return (
    <>
      {entry.answer.split('\n\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      {review === undefined ? null : <ReviewNote of={review} />}
    </>
  )
}

function reviewOf({ sources, reviewed }: ShownFaq): Reviewed | undefined {
  return sources === undefined || reviewed === undefined ? undefined : { sources, reviewed }
}

function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <div className="faq-empty">
      <p className="font-serif text-heading-3">{faqErrors['nothing-matches'].message}</p>
      <p className="text-ink-muted">Try adjusting your search terms or category filter.</p>
      <Button variant="secondary" onClick={onClear}>Clear Filters</Button>
    </div>
  )
}
