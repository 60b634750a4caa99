import type { Reviewed } from '@dst/content/sources'
import { categoriesOf, categoryLabel, filterFaqs } from '@dst/domain/faq'
import { Badge } from '@dst/ui/badge'
import { FaqList } from '@dst/ui/faq-list'
import { TextLink } from '@dst/ui/link'
import { memo, useMemo } from 'react'
import { QuestionList } from '~/lib/copy/question-list.tsx'
import { LinkedTexts } from '~/lib/copy/linked-texts.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { paths } from '~/paths.ts'
import { plainFaqAddress, type FaqAddress } from './faq-address.ts'
import { closeHeading, faqSummary, type DisplayedFaq } from './faq-list.ts'
import { PopularFaqs } from './popular-faqs.tsx'
import { useCloseFaqs } from './use-close-faqs.ts'

/** Props of {@link FaqResults}. */
export interface FaqResultsProps {
  entries: readonly DisplayedFaq[]
  /** The ids of the most frequently asked entries. */
  popular: readonly number[]
  loading: boolean
  /** The message for when nothing matches. */
  empty: { message: string; hint: string }
  address: FaqAddress
  onChoose: (address: FaqAddress) => void
  onSearch: (search: string) => void
  /** The fragment for the present filter and an open question. */
  fragmentWith: (question: number | undefined) => string
}

/** Search and filter, and the questions that match. */
export function FaqResults({
  entries,
  popular,
  loading,
  empty,
  address,
  onChoose,
  onSearch,
  fragmentWith,
}: FaqResultsProps) {
  const { category, search } = address
  const matches = useMemo(() => filterFaqs(entries, { category, search }), [entries, category, search])
  const close = useCloseFaqs(entries, { category, search }, matches)
  const narrowed = category !== 'all' || search.trim() !== ''
  const categories = [...new Set(['all', ...categoriesOf(entries), category])]
  return (
    <FaqList
      heading="All questions"
      search={{ label: 'Search FAQs', placeholder: 'Search FAQs...', value: search, onChange: onSearch }}
      category={{
        label: 'Category',
        options: categories.map((value) => ({ value, label: categoryLabel(value) })),
        value: category,
        onChange: (chosen) => onChoose({ category: chosen, search }),
      }}
      summary={faqSummary({ matching: matches.length, close: close.length, total: entries.length }, address)}
      loading={loading ? 'Loading FAQs...' : undefined}
      clear={{
        label: 'Clear Filters',
        narrowed,
        onClear: () => onChoose(plainFaqAddress),
      }}
      before={<PopularFaqs entries={entries.filter(({ id }) => popular.includes(id))} />}
      empty={empty}
    >
      {matches.length + close.length === 0 ? undefined : (
        <FaqAccordion
          entries={matches}
          close={close}
          grouped={!narrowed}
          question={address.question}
          fragmentWith={fragmentWith}
        />
      )}
    </FaqList>
  )
}

/**
 * The whole list by category, each entry with its badge in its answer; matches with their badges, and after them those
 * that are close. Rerenders only for
 * other entries or another open question: thirty answers take a phone a while.
 */
const FaqAccordion = memo(function FaqAccordion({
  entries,
  close,
  grouped,
  question,
  fragmentWith,
}: {
  entries: readonly DisplayedFaq[]
  close: readonly DisplayedFaq[]
  grouped: boolean
  question: number | undefined
  fragmentWith: FaqResultsProps['fragmentWith']
}) {
  const fragmentFor = (id: string | undefined) =>
    fragmentWith(id === undefined ? undefined : Number(id.slice(prefix.length)))
  return (
    <QuestionList
      name="faqs"
      address={{ opened: question === undefined ? undefined : `${prefix}${question}`, fragmentFor }}
      items={[
        ...entries.map((entry) => questionOf(entry, grouped ? categoryLabel(entry.category) : undefined, grouped)),
        ...close.map((entry) => questionOf(entry, closeHeading, false)),
      ]}
    />
  )
})

const prefix = 'faq-'

/** The badge of the category stands beside the question, or in the answer where the group has its name already. */
function questionOf(entry: DisplayedFaq, group: string | undefined, badged: boolean) {
  return {
    id: `${prefix}${entry.id}`,
    heading: entry.question,
    ...(group === undefined ? {} : { group }),
    ...(badged ? {} : { label: <Category of={entry} /> }),
    content: <Answer entry={entry} badged={badged} />,
  }
}

function Category({ of: { category } }: { of: DisplayedFaq }) {
  return <Badge tone="accent">{categoryLabel(category)}</Badge>
}

function Answer({ entry, badged }: { entry: DisplayedFaq; badged: boolean }) {
  const review = reviewOf(entry)
  return (
    <>
      {badged ? <Category of={entry} /> : null}
      <LinkedTexts texts={entry.answer.split('\n\n')} />
      {entry.links?.map(({ to, label }) => (
        <div key={to}>
          <TextLink href={to} className="inline-flex min-h-11 items-center">
            {label}
          </TextLink>
        </div>
      ))}
      {entry.slug === undefined ? null : (
        <div className="print:hidden">
          <TextLink
            href={`${paths.faq}/${entry.slug}`}
            tone="quiet"
            className="inline-flex min-h-11 items-center text-small"
          >
            Link to this answer
          </TextLink>
        </div>
      )}
      {review === undefined ? null : <ReviewNote of={review} />}
    </>
  )
}

function reviewOf({ sources, reviewed }: DisplayedFaq): Reviewed | undefined {
  return sources === undefined || reviewed === undefined ? undefined : { sources, reviewed }
}
