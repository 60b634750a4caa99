import type { ListNotes } from '@dst/content/exchange'
import type { NamingPeriod } from '@dst/domain/exchange-file'
import { longDate } from '@dst/domain/wording'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { TextLink } from '@dst/ui/link'
import { PageHeader } from '@dst/ui/page-header'
import { Section } from '@dst/ui/section'
import { memo, useState } from 'react'
import { ContentBlocks } from '~/lib/copy/content-blocks.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { paths } from '~/paths.ts'
import { DateInput } from '../fields/date-input.tsx'
import { MoneyInput } from '../fields/number-input.tsx'
import { useDescribedExchange, type DescribedExchange } from '../use-described-exchange.ts'
import { useStableText } from '../use-stable-text.ts'
import { Candidates } from './candidates.tsx'
import { DraftNotices } from './draft-notices.tsx'
import { closedMessage, lastDayMessage } from './list-days.ts'
import { verdictOf } from './list-messages.ts'
import { ListBar, Standing } from './list-status.tsx'
import './list.css'

/** Whether what a person names in an exchange keeps to the rules, and drafts of the notices. */
export function ListView({ content }: { content: ListNotes }) {
  return <ListOf content={content} described={useDescribedExchange()} />
}

interface ListOfProps {
  content: ListNotes
  described: DescribedExchange
}

const ListOf = memo(function ListOf({ content, described: { file, exchange } }: ListOfProps) {
  const [unlocked, setUnlocked] = useState(false)
  const properties = exchange?.properties ?? []
  const known = exchange?.list.ok === true ? exchange.list.value : undefined
  const naming = exchange?.naming ?? notBegun
  const isFinished = exchange?.progress.isFinished === true
  const verdict = verdictOf(file, properties, known, naming, isFinished).join(' ')
  return (
    <>
      <PageHeader
        size="plain"
        title="Your list"
        lead={
          <div className="list-answer">
            <p>{verdict}</p>
            <p className="list-fine">{lastDayMessage(naming, exchange?.progress.stage)}</p>
            <Announcement words={verdict} />
          </div>
        }
      />
      <ListBar list={known} worth={properties.reduce((sum, { value }) => sum + value, 0)} />
      <section className="list-start ui-page-width" aria-label="Your sale">
        {file.sales.length > 1 ? (
          <p>
            <span>
              {`The limit counts all of your ${file.sales.length} sales that have a price, ` +
                'and the first closing sets the last day.'}
            </span>{' '}
            <TextLink href={paths.exchangeMoney}>Change the sales</TextLink>
          </p>
        ) : (
          <form className="list-fields" aria-label="Your sale" onSubmit={(event) => event.preventDefault()}>
            <MoneyInput path="sales.0.price" label="Sale price" />
            <DateInput path="sales.0.closing" label="Closing" />
          </form>
        )}
        {naming.isOver ? (
          <Banner
            tone="caution"
            announce="none"
            heading="The list can no longer be changed"
            action={
              <Button size="small" variant="secondary" onClick={() => setUnlocked(!unlocked)}>
                {unlocked ? 'Done entering' : 'Enter the list that you signed'}
              </Button>
            }
          >
            {`${closedMessage(naming) ?? ''} ${isFinished ? overMessage : stillMessages}`}
          </Banner>
        ) : null}
      </section>
      {known === undefined ? null : (
        <Section heading="How the list stands" tone="well">
          <Standing file={file} list={known} />
        </Section>
      )}
      <Section
        heading={naming.isOver ? 'What you named' : 'What you name'}
        intro="Everything that your notice names counts, backups too."
      >
        <div className="list-named">
          <Candidates properties={properties} closed={naming.isOver && !unlocked} />
          {naming.isOver ? null : (
            <p>
              <span>With memoranda of DSTs in hand:</span>{' '}
              <TextLink href={paths.exchangeOfferings}>Compare offerings</TextLink>
            </p>
          )}
        </div>
      </Section>
      <Section heading="Draft notices" tone="well" intro="To sign and deliver yourself. We send nothing.">
        <DraftNotices
          content={content}
          file={file}
          properties={properties}
          naming={naming}
          isFinished={isFinished}
          today={exchange === undefined ? '' : longDate(exchange.today)}
        />
      </Section>
      <Section heading="The rules of a list">
        <div className="list-rules">
          {content.sections.map(({ id, heading, blocks }) => (
            <div key={id} id={id} className="list-rule">
              <h3>{heading}</h3>
              <ContentBlocks blocks={blocks} />
            </div>
          ))}
          <ReviewNote of={content.sections} />
        </div>
      </Section>
    </>
  )
})

const overMessage = 'The exchange is over.'
const stillMessages = 'You can still close on it until the end of the exchange. Enter the day of each closing.'
const notBegun: NamingPeriod = { lastDay: undefined, isOver: false }

/** Tells the verdict once it has stood still, not at each key. */
function Announcement({ words }: { words: string }) {
  return <output className="ui-visually-hidden">{useStableText(words)}</output>
}
