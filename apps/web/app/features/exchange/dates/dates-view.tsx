import type { ExchangeNotes } from '@dst/content/exchange'
import { describeRunning, type RunningExchange } from '@dst/domain/exchange-file/running'
import { Banner } from '@dst/ui/banner'
import { Disclosure } from '@dst/ui/disclosure'
import { TextLink } from '@dst/ui/link'
import { memo, useDeferredValue } from 'react'
import { ContentBlocks } from '~/lib/copy/content-blocks.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { fieldId } from '../fields/field-id.ts'
import { useExchangeFileStore } from '../store/document.ts'
import { useDescribedExchange, type DescribedExchange } from '../use-described-exchange.ts'
import { BeforeYouSell } from './before-you-sell.tsx'
import { ClosingInputs } from './closing-inputs.tsx'
import { DatesAnswer, type Shown } from './dates-answer.tsx'
import { DatesDetails, DatesLine } from './dates-details.tsx'
import { countedOf } from './dates-table.ts'
import './dates.css'
import { tooEarlyMessage } from './dates-copy.ts'
import { DisasterInputs } from './disaster-inputs.tsx'
import { FilerInputs } from './filer-inputs.tsx'
import { paths } from '~/paths.ts'
import { useSessionStore } from '~/services/session.ts'

/** The texts of the view. */
export interface DatesContent {
  notes: ExchangeNotes
  beforeYouSell: ExchangeNotes
}

/** The last days to name and to close, from the closing and the return. */
export function DatesView({ content }: { content: DatesContent }) {
  const described = useDescribedExchange()
  // As late as the file itself, in whose place an example stands until then.
  const opened = useDeferredValue(useExchangeFileStore((state) => state.opened))
  return <DatesOf content={content} described={described} opened={opened} />
}

interface DatesOfProps {
  content: DatesContent
  described: DescribedExchange
  opened: boolean
}

const DatesOf = memo(function DatesOf({ content, described: { file, exchange }, opened }: DatesOfProps) {
  const { notes, beforeYouSell } = content
  const { shown, isTooEarly } = displayedOf(opened ? exchange : undefined)
  const own = shown?.isExample === false ? shown : undefined
  const counted = countedOf(file)
  const note = (name: string) => notes.sections.find(({ id }) => id === name)
  const reverse = note('reverse')
  return (
    <div className="dates-page">
      <h1 className="dates-title">Exchange Dates</h1>
      <div className="dates-top">
        <ClosingInputs />
        {isTooEarly ? <TooEarly /> : <DatesAnswer shown={shown} counted={counted} exchange={file.sales[0]?.id ?? ''} />}
        <div className="dates-more">
          <FilerInputs />
          <DisasterInputs note={note('disaster')} />
        </div>
      </div>
      {isTooEarly ? null : <DatesLine shown={shown} />}
      {own === undefined || own.progress?.stage === 'complete' ? null : <RemindersLine />}
      {own === undefined ? null : <DatesDetails shown={own} counted={counted} notes={notes.sections} />}
      {reverse === undefined ? null : (
        <Disclosure summary={reverse.heading} icon="question">
          <ContentBlocks blocks={reverse.blocks} />
        </Disclosure>
      )}
      <BeforeYouSell
        checklist={beforeYouSell}
        exchange={opened ? exchange : undefined}
        isClosed={own !== undefined && own.dates.day >= 0}
      />
      <ReviewNote of={[...notes.sections, ...beforeYouSell.sections]} />
    </div>
  )
})

function TooEarly() {
  return (
    <Banner tone="info" announce="status" heading="We do not count that far back">
      <span>{tooEarlyMessage}</span> <TextLink href={`#${fieldId('sales.0.closing')}`}>Enter a later closing</TextLink>,
      or ask your CPA.
    </Banner>
  )
}

/** The dates of the file, or those of a sale that closes today as an example; nothing until today is known. */
function displayedOf(exchange: RunningExchange | undefined): { shown?: Shown; isTooEarly: boolean } {
  if (exchange === undefined) return { isTooEarly: false }
  const { file, today, dates, progress } = exchange
  if (dates.ok) return { shown: { dates: dates.value, today, isExample: false, progress }, isTooEarly: false }
  const example = describeRunning({ ...file, sales: [{ id: 'example', closing: today }] }, today).dates
  if (dates.error === 'closing-too-early' || !example.ok) return { isTooEarly: true }
  return { shown: { dates: example.value, today, isExample: true }, isTooEarly: false }
}

/** Where somebody who is signed in can have reminders of the dates sent. */
function RemindersLine() {
  const signedIn = useSessionStore(({ status }) => status === 'signed-in')
  if (!signedIn) return null
  return (
    <p className="dates-today">
      <TextLink href={`${paths.profile}#notifications`}>Reminders by email</TextLink> can be switched on in your
      profile. They count from the exchange saved in your account.
    </p>
  )
}
