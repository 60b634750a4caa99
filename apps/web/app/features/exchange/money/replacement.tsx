import type { ExchangeMoney } from '@dst/content/exchange'
import type { RunningExchange, ExchangeFile, FileMoney } from '@dst/domain/exchange-file'
import { verdictLimits } from '@dst/domain/parameters'
import { Banner } from '@dst/ui/banner'
import { DataTable } from '@dst/ui/data-table'
import { TextLink } from '@dst/ui/link'
import { ContentBlocks } from '~/lib/copy/content-blocks.tsx'
import { Fragment, lazy, Suspense, useEffect, type ComponentType } from 'react'
import { NotLoaded } from '~/lib/problems/not-loaded.tsx'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import type { FieldPath } from '../store/edits.ts'
import { paths } from '~/paths.ts'
import { bootRows } from './boot-copy.ts'
import { GapNote } from '../gap-note.tsx'
import { costsLesson } from './meter-copy.ts'
import { Meters } from './meters.tsx'
import { Purchases } from './purchases.tsx'

const loadDetails = () =>
  import('./replacement-details.tsx').then(
    (module) => ({ default: module.ReplacementDetails }),
    () => ({ default: NotLoaded }),
  )
const ReplacementDetails = lazy<ComponentType<{ money: FileMoney }>>(loadDetails)

interface ReplacementProps {
  content: ExchangeMoney
  file: ExchangeFile
  exchange: RunningExchange | undefined
  goTo: (path: FieldPath) => void
}

/** The three meters, what is taxed because something is missing, and how it is counted. */
export function Replacement({ content, file, exchange, goTo }: ReplacementProps) {
  const linked = useTermLinks()
  // Soon after the page, so that they are there when the connection is gone.
  useEffect(() => void loadDetails(), [])
  if (exchange === undefined || !exchange.money.ok) {
    return (
      <>
        <GapNote file={file} gap={{ code: 'price-missing' }} today={exchange?.today ?? ''} goTo={goTo} />
        <Rules content={content} />
      </>
    )
  }
  const { tax, today, progress } = exchange
  const { isFinished } = progress
  const money = exchange.money.value
  const { check, gainKnown } = money
  const lesson = isFinished ? undefined : costsLesson(money)
  return (
    <div className="money-replace">
      <Meters exchange={exchange} money={money} />
      {gainKnown && check.gain < 0 && !isFinished ? (
        <Banner tone="info" announce="none" heading={content.loss.heading}>
          {linked(content.loss.text)}
        </Banner>
      ) : null}
      {!isFinished && check.neededLoanShare > verdictLimits.loanShare ? (
        <Banner
          tone="caution"
          announce="none"
          heading={content.highLoan.heading}
          action={<TextLink href={content.highLoanLink.to}>{content.highLoanLink.label}</TextLink>}
        >
          {linked(content.highLoan.text)}
        </Banner>
      ) : null}
      <Purchases properties={exchange.properties} naming={exchange.naming} isFinished={isFinished} />
      <div className="money-known">
        <h3>What is taxed now, and what goes on</h3>
        <DataTable
          caption="What is taxed now, and what goes on"
          hideCaption
          columns={['What', 'Amount']}
          rows={bootRows(money, { cpaTax: file.income.cpaTax, isFinished }).map(({ heading, amount, why }) => ({
            heading,
            cells: [
              <Fragment key="amount">
                <strong className="money-amount">{amount}</strong>
                <span className="money-fine money-why">{linked(why)}</span>
              </Fragment>,
            ],
          }))}
        />
        {tax.ok ? null : <GapNote file={file} gap={tax.error} today={today} goTo={goTo} />}
        <p>
          {linked(content.newBasis.text)}{' '}
          <TextLink href={paths.exchangeAfter}>What each property gets of it, and Form 8824</TextLink>
        </p>
      </div>
      {lesson === undefined ? null : (
        <div className="money-lesson">
          <h3>{content.costs.heading}</h3>
          <p>{lesson}</p>
          <p className="money-fine">{linked(content.costs.text)}</p>
        </div>
      )}
      <Suspense>
        <ReplacementDetails money={money} />
      </Suspense>
      <Rules content={content} />
    </div>
  )
}

function Rules({ content }: { content: ExchangeMoney }) {
  const { replace, costs, buyingCosts, highLoan, loss, newBasis } = content
  return (
    <div className="money-rules">
      <h3>{replace.heading}</h3>
      <ContentBlocks blocks={replace.blocks} />
      <h3>{buyingCosts.heading}</h3>
      <p>{buyingCosts.text}</p>
      <ReviewNote of={[replace, costs, buyingCosts, highLoan, loss, newBasis]} />
    </div>
  )
}
