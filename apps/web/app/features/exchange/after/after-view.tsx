import type { ExchangeAfter } from '@dst/content/exchange'
import type { BoughtAfter, AfterExchange, ExchangeFile } from '@dst/domain/exchange-file'
import { Banner } from '@dst/ui/banner'
import { DescriptionList } from '@dst/ui/description-list'
import { TextLink } from '@dst/ui/link'
import { PageHeader } from '@dst/ui/page-header'
import { Section } from '@dst/ui/section'
import { memo, type ReactNode } from 'react'
import { ContentBlocks } from '~/lib/copy/content-blocks.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { paths } from '~/paths.ts'
import { GapNote } from '../gap-note.tsx'
import type { DescribedExchange } from '../use-described-exchange.ts'
import { useAfterExchange } from '../use-after-exchange.ts'
import { failedLead, isNothingBought, leadSentences, nothingBought } from './after-lead.ts'
import { BasisSection } from './basis-section.tsx'
import { FormSection } from './form-section.tsx'
import { FailedSection } from './failed-section.tsx'
import { LaterSection } from './later-section.tsx'
import { decidedOf, tasksOf } from './what-is-left.ts'
import { WriteOffSection } from './write-off-section.tsx'
import './after.css'

/** What comes after the last purchase: the form, the basis, the write-off, and what comes later. */
export function AfterView({ content }: { content: ExchangeAfter }) {
  return <AfterOf content={content} described={useAfterExchange()} />
}

interface AfterOfProps {
  content: ExchangeAfter
  described: DescribedExchange<AfterExchange>
}

const AfterOf = memo(function AfterOf({ content, described: { file, exchange } }: AfterOfProps) {
  const after = exchange?.after
  if (exchange === undefined || after === undefined || !after.ok) {
    return (
      <>
        <PageHeader
          size="plain"
          title="After the closing"
          lead={<p>What goes on Form 8824, what each new property is worth for tax, and what can be written off.</p>}
        />
        <div className="after-answer ui-page-width">
          {after === undefined || after.ok ? null : isNothingBought(after.error) ? (
            <p>
              {nothingBought} <TextLink href={paths.exchangeList}>Enter what you buy</TextLink>
            </p>
          ) : (
            <GapNote file={file} gap={after.error} today={exchange?.today ?? ''} />
          )}
        </div>
        <Rules content={content} />
      </>
    )
  }
  if (after.value.kind === 'failed') {
    return (
      <>
        <Header lead={failedLead(after.value)} />
        <Section heading="In which year it is taxed">
          <FailedSection content={content} failed={after.value} />
        </Section>
        <Rules content={content} />
      </>
    )
  }
  return <Bought content={content} file={file} exchange={exchange} after={after.value} />
})

function Header({ lead }: { lead: readonly string[] }) {
  return (
    <PageHeader
      size="plain"
      title="After the closing"
      lead={lead.map((sentence) => (
        <p key={sentence} className="after-lead">
          {sentence}
        </p>
      ))}
    />
  )
}

interface BoughtProps {
  content: ExchangeAfter
  file: ExchangeFile
  exchange: AfterExchange
  after: BoughtAfter
}

function Bought({ content, file, exchange, after }: BoughtProps) {
  return (
    <>
      <Header lead={leadSentences(after, exchange.today)} />
      <div className="after-answer ui-page-width">
        {after.isForecast ? (
          <Banner tone="info" announce="none" heading="Planned: a forecast until you enter the closings">
            Every figure here moves with what you really pay, and when. Enter each closing below, or under List.
          </Banner>
        ) : null}
        {after.isForecast && after.form.counted.line15 > 0 ? (
          <p>
            <TextLink href={paths.exchangeMoney}>What is missing, and what would replace it</TextLink>
          </p>
        ) : null}
        {after.checks.length === 0 ? null : (
          <p className="after-check">
            {`${after.checks.length === 1 ? 'One entry contradicts' : 'Some entries contradict'} another: see ` +
              '“What the form asks besides” and “The parts of what you sold” below.'}
          </p>
        )}
        <p className="after-fine">
          A worksheet, not a form to file, and no tax advice. If your CPA’s figure differs, it goes first.
        </p>
        <Contents isDone={exchange.progress.isFinished} />
      </div>
      {exchange.progress.isFinished ? (
        <Section heading="What is left to do" id="left" tone="well">
          <Left exchange={exchange} after={after} />
        </Section>
      ) : null}
      <Section heading="Form 8824" id="form-8824">
        <FormSection content={content} exchange={exchange} after={after} />
      </Section>
      <Section heading="Basis" id="basis">
        <BasisSection content={content} file={file} after={after} />
      </Section>
      <Section heading="Write-off" id="write-off">
        <WriteOffSection content={content} file={file} after={after} />
      </Section>
      <Section heading="Later" id="later">
        <LaterSection content={content} file={file} after={after} />
      </Section>
      <Section heading={content.leavesOut.heading}>
        <LeftOut content={content} />
      </Section>
    </>
  )
}

const contents = [
  { label: 'Form 8824', href: '#form-8824' },
  { label: 'Basis', href: '#basis' },
  { label: 'Write-off', href: '#write-off' },
  { label: 'Later', href: '#later' },
] as const

function Contents({ isDone }: { isDone: boolean }) {
  const links = isDone ? [{ label: 'What is left to do', href: '#left' }, ...contents] : contents
  return (
    <nav className="after-contents" aria-label="On this page">
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Left({ exchange, after }: Pick<BoughtProps, 'exchange' | 'after'>) {
  return (
    <div className="after-stack">
      <ol className="after-tasks">
        {tasksOf(exchange, after).map(({ what, text, link }) => (
          <li key={what}>
            <strong>{what}</strong>
            <span>{text}</span>
            {link === undefined ? null : <TextLink href={link.to}>{link.label}</TextLink>}
          </li>
        ))}
      </ol>
      <h3>What was decided</h3>
      <DescriptionList items={decidedOf(exchange, after)} />
    </div>
  )
}

/** The rules, for somebody who has nothing to count yet. */
function Rules({ content }: { content: ExchangeAfter }): ReactNode {
  return (
    <Section heading="How it is counted">
      <div className="after-stack">
        {[...content.form, ...content.basis, ...content.writeOff].map(({ id, heading, text }) => (
          <p key={id}>
            <strong>{`${heading}.`}</strong> <span>{text}</span>
          </p>
        ))}
        <ContentBlocks blocks={content.leavesOut.blocks} />
        <ReviewNote of={[...content.form, ...content.basis, ...content.writeOff, content.leavesOut]} />
      </div>
    </Section>
  )
}

function LeftOut({ content: { leavesOut } }: { content: ExchangeAfter }) {
  return (
    <div className="after-stack">
      <ContentBlocks blocks={leavesOut.blocks} />
      <ReviewNote of={[leavesOut]} />
    </div>
  )
}
