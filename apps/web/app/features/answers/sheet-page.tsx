import { Button } from '@dst/ui/button'
import { TextLink } from '@dst/ui/link'
import { PageHeader } from '@dst/ui/page-header'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { paths } from '~/paths.ts'
import type { SheetContent } from './sheet-content.ts'
import './answers.css'

/** Questions for one of the people around an exchange, to print, with room for what they say. */
export function SheetPage({
  content: { labels, heading, intro, review, first, fromAnswers, ofOwnCase },
}: {
  content: SheetContent
}) {
  return (
    <>
      <HomeBar />
      <PageHeader
        title={heading}
        eyebrow={labels.eyebrow}
        lead={<p>{intro}</p>}
        actions={
          <span className="noscript:hidden">
            <Button variant="secondary" icon="printer" onClick={() => window.print()}>
              {labels.sheetPage.print}
            </Button>
          </span>
        }
      />
      <div className="ui-page-width answer-sheet">
        <section aria-labelledby="first">
          <h2 id="first">{labels.sheetPage.first}</h2>
          <ol>
            {first.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
          <ReviewNote of={review} />
        </section>
        <section aria-labelledby="from-answers">
          <h2 id="from-answers">{labels.sheetPage.fromAnswers}</h2>
          <ol start={first.length + 1}>
            {fromAnswers.map(({ question, why }) => (
              <li key={question}>
                <span>{question}</span> <TextLink href={why.href}>{why.label}</TextLink>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="of-own-case">
          <h2 id="of-own-case">{labels.sheetPage.ofOwnCase}</h2>
          <ul>
            {ofOwnCase.map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </section>
        <p className="answer-sheet-back">
          <TextLink href={paths.answers}>{labels.sheetPage.back}</TextLink>
        </p>
      </div>
    </>
  )
}
