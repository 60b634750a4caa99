import type { BuiltInFaq } from '@dst/content/faq'
import { categoryLabel } from '@dst/domain/faq'
import { BackBar } from '@dst/ui/back-bar'
import { Badge } from '@dst/ui/badge'
import { Button } from '@dst/ui/button'
import { TextLink } from '@dst/ui/link'
import { PageHeader } from '@dst/ui/page-header'
import { Prose } from '@dst/ui/prose'
import { useState } from 'react'
import { copyText } from '~/lib/browser/copy-text.ts'
import { useHydrated } from '~/lib/browser/use-hydrated.ts'
import { LinkedTexts } from '~/lib/copy/linked-texts.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { useDisplayedFor } from '~/lib/time/use-displayed-for.ts'
import { paths } from '~/paths.ts'
import { fragmentOfFaqs } from './faq-address.ts'

/** The name of the page above. */
export const allQuestions = 'All questions'

const confirmationMs = 4_000

/** One question with its answer, at an address that can be sent. */
export function QuestionPage({ entry }: { entry: BuiltInFaq }) {
  const { id, category, question, answer, links = [] } = entry
  const inList = `${paths.faq}#${fragmentOfFaqs({ category: 'all', search: '', question: id })}`
  return (
    <>
      <BackBar label="Way back" back={{ label: allQuestions, href: paths.faq }} />
      <PageHeader title={question} eyebrow={<Badge tone="accent">{categoryLabel(category)}</Badge>} />
      <div className="ui-page-width pb-16">
        <Prose>
          <section>
            <LinkedTexts texts={answer.split('\n\n')} />
            {links.map(({ to, label }) => (
              <div key={to}>
                <TextLink href={to} className="inline-flex min-h-11 items-center">
                  {label}
                </TextLink>
              </div>
            ))}
            <ReviewNote of={entry} />
          </section>
          <section>
            <CopyLink />
            <p>
              <TextLink href={inList} className="inline-flex min-h-11 items-center">
                Read it among all questions
              </TextLink>
            </p>
          </section>
        </Prose>
      </div>
    </>
  )
}

function CopyLink() {
  const [outcome, setOutcome] = useState('')
  const { shown, show } = useDisplayedFor(confirmationMs)
  // It does nothing without scripts, and its place is kept.
  const live = useHydrated()
  const copy = async () => {
    const copied = await copyText(`${window.location.origin}${window.location.pathname}`)
    setOutcome(copied ? 'Link copied.' : 'Your browser does not allow copying. Copy the address of this page instead.')
    show()
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {live ? (
        <Button variant="secondary" size="small" icon={shown ? 'check' : 'document'} onClick={() => void copy()}>
          Copy link
        </Button>
      ) : null}
      <output className="text-small leading-snug text-ink-muted">{shown ? outcome : ''}</output>
    </div>
  )
}
