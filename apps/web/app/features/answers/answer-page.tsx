import type { AnswerExample } from '@dst/content/answers'
import type { Section as ContentSection } from '@dst/content/blocks'
import { Banner } from '@dst/ui/banner'
import { ContentsList } from '@dst/ui/contents-list'
import { DataTable } from '@dst/ui/data-table'
import { LinkButton } from '@dst/ui/link-button'
import { LinkCards } from '@dst/ui/link-cards'
import { PageHeader } from '@dst/ui/page-header'
import { Prose } from '@dst/ui/prose'
import { Section } from '@dst/ui/section'
import { ContentBlocks } from '~/lib/copy/content-blocks.tsx'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import type { AnswerContent } from './answer-content.ts'
import { AnswerEvidence } from './answer-evidence.tsx'
import { QuestionsToAsk } from './questions-to-ask.tsx'
import './answers.css'

/** One question with its answer, why, an example, its limit, what to ask, and what all of it rests on. */
export function AnswerPage({ content }: { content: AnswerContent }) {
  const { language, labels, page, ask, next, review } = content
  const { question, answer, tool, why, example, limit, evidence } = page
  const parts = [
    ...why,
    ...(example === undefined ? [] : [{ id: 'example', heading: example.heading }]),
    limit,
    { id: 'ask', heading: labels.ask },
    { id: 'evidence', heading: labels.evidence },
  ]
  return (
    <div lang={language}>
      <HomeBar />
      <PageHeader
        title={question}
        eyebrow={labels.eyebrow}
        lead={<p>{answer.join(' ')}</p>}
        actions={
          tool === undefined ? undefined : (
            <LinkButton href={tool.to} variant="secondary">
              {tool.label}
            </LinkButton>
          )
        }
      />
      <div className="ui-page-width">
        <Prose
          contents={
            <ContentsList label={labels.onThisPage} items={parts.map(({ id, heading }) => ({ id, label: heading }))} />
          }
        >
          {why.map((section) => (
            <AnswerSection key={section.id} section={section} />
          ))}
          {example === undefined ? null : <Example example={example} assumptions={labels.assumptions} />}
          <AnswerSection section={limit} isLimit />
          <QuestionsToAsk ask={ask} labels={labels} />
          <AnswerEvidence evidence={evidence} review={review} labels={labels} />
          <div className="pb-12">
            <Banner tone="info" announce="none">
              {labels.notAdvice}
            </Banner>
          </div>
        </Prose>
      </div>
      <Section heading={labels.next} tone="well">
        <LinkCards items={next} />
      </Section>
    </div>
  )
}

function AnswerSection({ section, isLimit = false }: { section: ContentSection; isLimit?: boolean }) {
  const { id, heading, blocks } = section
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={isLimit ? 'answer-limit' : undefined}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <ContentBlocks blocks={blocks} />
      <ReviewNote of={section} />
    </section>
  )
}

function Example({ example, assumptions }: { example: AnswerExample; assumptions: string }) {
  const linked = useTermLinks()
  return (
    <section id="example" aria-labelledby="example-heading" className="answer-example">
      <h2 id="example-heading">{example.heading}</h2>
      <h3>{assumptions}</h3>
      <ul>
        {example.assumptions.map((text) => (
          <li key={text}>{linked(text)}</li>
        ))}
      </ul>
      <DataTable caption={example.table.caption} columns={example.table.columns} rows={example.table.rows} figures />
      {example.reading.map((text) => (
        <p key={text}>{linked(text)}</p>
      ))}
      <ReviewNote of={example} />
    </section>
  )
}
