import type { ExchangeMoney, ExchangeTax } from '@dst/content/exchange'
import type { TaxGap } from '@dst/domain/exchange-file'
import type { Result } from '@dst/domain/result'
import { PageHeader } from '@dst/ui/page-header'
import { Section } from '@dst/ui/section'
import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldId } from '../fields/field-id.ts'
import type { FieldPath } from '../store/edits.ts'
import { useDescribedExchange, type DescribedExchange } from '../use-described-exchange.ts'
import { FirstAnswer } from './first-answer.tsx'
import { Replacement } from './replacement.tsx'
import { SaleInputs } from './sale-inputs.tsx'
import { TaxOfTheSale } from './tax-of-the-sale.tsx'
import './money.css'

/** What a view of the money of an exchange explains. */
export interface MoneyContent {
  readonly money: ExchangeMoney
  readonly tax: ExchangeTax
}

const replaceIntro =
  'An exchange defers all of the tax only if you replace three things. What is missing is generally taxed now, up to ' +
  'the gain.'

/** What must be replaced in an exchange, and what the tax of the sale is. */
export function MoneyView({ content }: { content: MoneyContent }) {
  return <MoneyOf content={content} described={useDescribedExchange()} />
}

interface MoneyOfProps {
  content: MoneyContent
  described: DescribedExchange
}

const MoneyOf = memo(function MoneyOf({ content, described: { file, exchange } }: MoneyOfProps) {
  const [saleAt, setSaleAt] = useState(0)
  const displayedSale = Math.min(saleAt, Math.max(0, file.sales.length - 1))
  const money = exchange?.money ?? missing('price-missing')
  const tax = exchange?.tax ?? missing<TaxGap>({ code: 'price-missing' })
  const today = exchange?.today ?? ''
  const isFinished = exchange?.progress.isFinished === true

  /** Shows the sale of a field, and puts the focus there. */
  const goTo = (path: FieldPath) => {
    const [list, index] = path.split('.')
    if (list === 'sales') flushSync(() => setSaleAt(Number(index)))
    document.getElementById(fieldId(path))?.focus()
  }

  return (
    <>
      <PageHeader
        size="plain"
        title={isFinished ? 'What was replaced, and what the tax is' : 'What to replace, and what the tax is'}
        lead={<FirstAnswer file={file} money={money} tax={tax} exchange={exchange} goTo={goTo} />}
      />
      <section className="money-start ui-page-width" aria-labelledby="money-your-sale">
        <h2 id="money-your-sale" className="ui-visually-hidden">
          Your sale
        </h2>
        <SaleInputs at={displayedSale} onShow={setSaleAt} />
      </section>
      <Section heading={isFinished ? 'What was replaced' : 'What must be replaced'} intro={replaceIntro} tone="well">
        <Replacement content={content.money} file={file} exchange={exchange} goTo={goTo} />
      </Section>
      <Section
        heading="The tax of a sale"
        intro="Without an exchange, from what you know about your year. Every card can be skipped."
      >
        <TaxOfTheSale content={content.tax} file={file} tax={tax} at={displayedSale} today={today} goTo={goTo} />
      </Section>
    </>
  )
})

function missing<const Gap>(error: Gap): Result<never, Gap> {
  return { ok: false, error }
}
