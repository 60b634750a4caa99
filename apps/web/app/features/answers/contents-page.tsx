import { longDate } from '@dst/domain/wording/long-date'
import { ContentsList } from '@dst/ui/contents-list'
import { TextLink } from '@dst/ui/link'
import { PageHeader } from '@dst/ui/page-header'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import type { ContentsContent } from './contents-content.ts'
import './answers.css'

/** The contents of all answers, by where a reader stands. */
export function ContentsPage({ content: { labels, situations, sheets, reviewed } }: { content: ContentsContent }) {
  const { contents } = labels
  const parts = [
    ...situations.map(({ id, heading }) => ({ id, label: heading })),
    { id: 'sheets', label: contents.sheets },
    { id: 'elsewhere', label: contents.rest },
  ]
  return (
    <>
      <HomeBar />
      <PageHeader title={contents.title} eyebrow={contents.eyebrow} lead={<p>{contents.lead}</p>} />
      <div className="ui-page-width answers-contents">
        <div className="ui-article">
          <div className="ui-article-rail">
            <ContentsList label={labels.onThisPage} items={parts} />
          </div>
          <div>
            {situations.map(({ id, heading, about, answers, also }) => (
              <section key={id} id={id} aria-labelledby={`${id}-heading`} className="answers-situation">
                <h2 id={`${id}-heading`}>{heading}</h2>
                <p className="text-ink-muted">{about}</p>
                <ul className="answers-list">
                  {answers.map(({ href, question, answer }) => (
                    <li key={href}>
                      <TextLink href={href}>{question}</TextLink>
                      <p>{answer}</p>
                    </li>
                  ))}
                </ul>
                <LinkList links={also} />
              </section>
            ))}
            <section id="sheets" aria-labelledby="sheets-heading" className="answers-situation">
              <h2 id="sheets-heading">{contents.sheets}</h2>
              <LinkList links={sheets} />
            </section>
            <section id="elsewhere" aria-labelledby="elsewhere-heading" className="answers-situation">
              <h2 id="elsewhere-heading">{contents.rest}</h2>
              <LinkList links={contents.elsewhere.map(({ label, to }) => ({ href: to, label }))} />
              <p className="mt-4 text-fine leading-snug text-ink-muted">
                <span>{`${contents.edited} `}</span>
                <time dateTime={reviewed.text}>{longDate(reviewed.text)}</time>
                <span>{`. ${contents.sourcesRead} `}</span>
                <time dateTime={reviewed.read}>{longDate(reviewed.read)}</time>
                <span>{`: ${contents.sources}`}</span>
              </p>
            </section>
          </div>
        </div>
      </div>
    </>
  )
}

function LinkList({ links }: { links: readonly { href: string; label: string }[] }) {
  if (links.length === 0) return null
  return (
    <ul className="answers-links">
      {links.map(({ href, label }) => (
        <li key={href}>
          <TextLink href={href} className="inline-flex min-h-11 items-center">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
