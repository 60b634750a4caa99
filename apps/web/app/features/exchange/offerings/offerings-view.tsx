import type { ExchangeOfferings } from '@dst/content/exchange'
import { PageHeader } from '@dst/ui/page-header'
import { Section } from '@dst/ui/section'
import { TextLink } from '@dst/ui/link'
import { memo, useState, type ReactElement } from 'react'
import { paths } from '~/paths.ts'
import type { OfferingsExchange } from '@dst/domain/exchange-file'
import type { DescribedExchange } from '../use-described-exchange.ts'
import { useOfferingsExchange } from '../use-offerings-exchange.ts'
import { usePrinting } from '../use-printing.ts'
import { BeforeSigning } from './before-signing.tsx'
import { Compared } from './compared.tsx'
import { Entries } from './entries.tsx'
import { OfferingsPaper } from './offerings-paper.tsx'
import './offerings.css'

interface OfferingsViewProps {
  content: ExchangeOfferings
  review: ReactElement
}

/** Offerings that a person typed, computed in one way and side by side. It orders and recommends none of them. */
export function OfferingsView(props: OfferingsViewProps) {
  return <OfferingsOf {...props} described={useOfferingsExchange()} />
}

const OfferingsOf = memo(function OfferingsOf({
  content,
  review,
  described: { exchange },
}: OfferingsViewProps & { described: DescribedExchange<OfferingsExchange> }) {
  const [chosen, setChosen] = useState(0)
  // Whether names are printed and saved is asked each time, and kept nowhere.
  const [names, setNames] = useState(false)
  const printing = usePrinting()
  const columns = exchange?.offerings.columns ?? []
  return (
    <>
      {printing && exchange !== undefined && columns.length > 0 ? (
        <OfferingsPaper content={content} offerings={exchange.offerings} names={names} />
      ) : null}
      <div className="offerings-screen">
        <PageHeader
          size="plain"
          title="Compare offerings"
          lead={
            <div className="offerings-lead">
              <p>{content.statement.text}</p>
              <p className="offerings-fine">
                <span>
                  What you type stays in your file: a copied link and a request to an adviser have none of it.
                </span>{' '}
                <TextLink href={paths.exchangeCompare}>Pay the tax, or exchange?</TextLink>
              </p>
            </div>
          }
        />
        <Section heading="What you type" intro="From the memorandum of each offering. Every field may stay empty.">
          <Entries columns={columns} shown={chosen} onShow={setChosen} />
        </Section>
        {exchange === undefined || columns.length === 0 ? null : (
          <Compared
            exchange={exchange}
            content={content}
            shown={Math.min(chosen, columns.length - 1)}
            onShow={setChosen}
            names={names}
            onNames={setNames}
          />
        )}
        <Section heading="Before you sign" tone="well">
          <BeforeSigning content={content} />
        </Section>
        <Section heading={content.leftOut.heading}>
          <div className="offerings-rest">
            <p>{content.leftOut.text}</p>
            {review}
          </div>
        </Section>
      </div>
    </>
  )
})
