import type { TermWithPage } from '@dst/content/glossary'
import { BackBar } from '@dst/ui/back-bar'
import { TextLink } from '@dst/ui/link'
import { PageHeader } from '@dst/ui/page-header'
import { Prose } from '@dst/ui/prose'
import { useId, type ReactElement } from 'react'
import { LinkedTexts } from '~/lib/copy/linked-texts.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { paths } from '~/paths.ts'
import type { TermUses } from './term-uses.ts'

/** What the page of a term shows. */
export type TermPageContent = Omit<TermWithPage, 'forms'> & { readonly pages: readonly TermUses[] }

/** One term: what it means, more about it, an example, what it is not, and the pages that use it. */
export function TermPage({ content }: { content: TermPageContent }) {
  const { term, meaning, more, example, notToConfuse, pages } = content
  return (
    <>
      <BackBar label="Way back" back={{ label: 'All terms', href: paths.glossary }} />
      <PageHeader title={term} eyebrow="Glossary" lead={<p>{meaning}</p>} />
      <div className="ui-page-width pb-16">
        <Prose>
          <section>
            <LinkedTexts texts={more} />
          </section>
          {example === undefined ? null : (
            <Part heading="In figures">
              <LinkedTexts texts={[example]} />
            </Part>
          )}
          {notToConfuse === undefined ? null : (
            <Part heading="Not to be confused">
              <LinkedTexts texts={[notToConfuse]} />
            </Part>
          )}
          <section>
            <ReviewNote of={content} />
          </section>
          {pages.length === 0 ? null : (
            <Part heading="Where it comes up">
              {pages.map(({ heading, uses }) => (
                <TermUseList key={heading} heading={heading} uses={uses} />
              ))}
            </Part>
          )}
        </Prose>
      </div>
    </>
  )
}

function Part({ heading, children }: { heading: string; children: ReactElement | readonly ReactElement[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

function TermUseList({ heading, uses }: TermUses) {
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {uses.map(({ label, to }) => (
          <li key={to}>
            <TextLink href={to} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  )
}
