import { assumptionsOf, type RunningExchange, type FileComparison, type TaxGap } from '@dst/domain/exchange-file'
import type { Result } from '@dst/domain/result'
import { DescriptionList } from '@dst/ui/description-list'
import { Disclosure } from '@dst/ui/disclosure'
import { TextLink } from '@dst/ui/link'
import { PageHeader } from '@dst/ui/page-header'
import { Section } from '@dst/ui/section'
import { memo, type ReactElement } from 'react'
import { FiguresLink } from '~/lib/links/figures-link.tsx'
import { paths } from '~/paths.ts'
import { MonthInput } from '../fields/date-input.tsx'
import { MoneyInput } from '../fields/number-input.tsx'
import { useDescribedExchange, type DescribedExchange } from '../use-described-exchange.ts'
import { assumptionRows, compareLines } from './compare-formula.ts'
import { nothingToCompare } from './compare-copy.ts'
import { outcomeSentences } from '../outcome-copy.ts'
import { ComparedWays } from './compared-ways.tsx'
import { GapSplit } from './gap-split.tsx'
import { monthHint } from './service-copy.ts'
import { Tried } from './tried.tsx'
import { useCountedVerdict } from './use-counted-verdict.ts'
import { VerdictAnswer } from './verdict-answer.tsx'
import './compare.css'

/** Paying the tax, a DST, a property of one's own and keeping it, compared. It recommends nothing. */
export function CompareView({ review }: { review: ReactElement }) {
  return <CompareOf review={review} described={useDescribedExchange()} />
}

interface CompareOfProps {
  review: ReactElement
  described: DescribedExchange
}

const noPrice = { ok: false, error: 'price-missing' } as const
const closedNote = ' Your sale has closed: keeping the property stands here only to compare with.'

/** How the exchange ended, in place of ways that are no longer open. */
function Finished({ exchange }: { exchange: RunningExchange }) {
  return (
    <>
      <PageHeader
        size="plain"
        title="How your exchange ended"
        lead={outcomeSentences(exchange).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      />
      <section className="compare-start ui-page-width">
        <p>{nothingToCompare}</p>
        <p className="compare-links">
          <TextLink href={paths.exchangeAfter} className="compare-link">
            What is left to do, and what you can write off
          </TextLink>
          <TextLink href={paths.exchangeMoney} className="compare-link">
            Everything about the sale and its tax
          </TextLink>
        </p>
      </section>
    </>
  )
}

const CompareOf = memo(function CompareOf({ review, described: { file, exchange } }: CompareOfProps) {
  const compared: Result<FileComparison, TaxGap> = exchange?.compared ?? { ok: false, error: { code: 'price-missing' } }
  const isFinished = exchange?.progress.isFinished === true
  // A verdict on an assumed month is on its way to another.
  const isCounted = compared.ok && !isFinished && compared.value.assumedInUseSince.length === 0
  useCountedVerdict(file, isCounted ? compared.value.verdict.rule : undefined)
  const assumptions = assumptionsOf(file.plan, file.taxpayer.kind)
  const closed = exchange?.dates.ok === true && exchange.dates.value.day >= 0 ? closedNote : ''
  if (exchange !== undefined && isFinished) return <Finished exchange={exchange} />
  return (
    <>
      <PageHeader
        size="plain"
        title="Pay the tax, or exchange?"
        lead={
          <VerdictAnswer
            file={file}
            compared={compared}
            money={exchange?.money ?? noPrice}
            today={exchange?.today ?? ''}
          />
        }
      />
      <section className="compare-start ui-page-width" aria-labelledby="compare-your-sale">
        <h2 id="compare-your-sale" className="ui-visually-hidden">
          Your sale
        </h2>
        <form className="compare-fields" aria-label="Your sale" onSubmit={(event) => event.preventDefault()}>
          <MoneyInput path="sales.0.price" label="Sale price" />
          <MoneyInput path="sales.0.debtPaidOff" label="Loans that the sale pays off" hint="None until entered." />
          <MoneyInput path="sales.0.purchasePrice" label="What you paid for it" />
          <MonthInput path="sales.0.placedInService" label="In use since" hint={monthHint} />
        </form>
        <TextLink href={paths.exchangeMoney} className="compare-link">
          Everything about the sale and its tax
        </TextLink>
      </section>
      {compared.ok ? (
        <Section heading="The four ways" intro={`Hypothetical, and no named offering.${closed}`}>
          <ComparedWays file={file} compared={compared.value} />
        </Section>
      ) : null}
      <div className="print:hidden">
        <Section
          heading="Offerings"
          intro="Type the figures of memoranda that you have, and see the same arithmetic for each, in your order."
        >
          <TextLink href={paths.exchangeOfferings} className="compare-link">
            Compare offerings
          </TextLink>
        </Section>
      </div>
      <Section
        heading="What would change this"
        intro="Move one thing at a time. All of it is hypothetical."
        tone="well"
      >
        <div className="compare-stack">
          <Tried />
          {compared.ok ? <GapSplit compared={compared.value} /> : null}
        </div>
      </Section>
      <Section heading="What it rests on">
        <div className="compare-stack">
          {compared.ok ? (
            <div className="compare-formula">
              <Disclosure summary="The model with your numbers" icon="ledger">
                <DescriptionList layout="stacked" items={compareLines(compared.value)} />
              </Disclosure>
            </div>
          ) : null}
          <DescriptionList layout="figures" items={assumptionRows(assumptions)} />
          <p className="compare-links">
            <FiguresLink at="comparedReturns" />
            <TextLink href={paths.exchangeMethod} className="compare-link">
              How the comparison is made
            </TextLink>
          </p>
          {review}
        </div>
      </Section>
    </>
  )
})
