import type { ExchangeOfferings } from '@dst/content/exchange'
import { PageHeader } from '@dst/ui/page-header'
import { Section } from '@dst/ui/section'
import { TextLink } from '@dst/ui/link'
import { lazy, memo, Suspense, useEffect, useState, type ComponentType, type ReactElement } from 'react'
import { NotLoaded } from '~/lib/problems/not-loaded.tsx'
import { paths } from '~/paths.ts'
import type { ExchangeDescription } from '@dst/domain/exchange-file'
import type { DescribedExchange } from '../use-described-exchange.ts'
import { useWholeExchange } from '../use-whole-exchange.ts'
import { usePrinting } from '../use-printing.ts'
import { BeforeSigning } from './before-signing.tsx'
import type { ComparedProps } from './compared.tsx'
import { Entries } from './entries.tsx'
import type { OfferingsPaperProps } from './offerings-paper.tsx'
import './offerings.css'

interface OfferingsViewProps {
  content: ExchangeOfferings
  review: ReactElement
}

const loadCompared = () => import('./compared-and-paper.tsx')
const Compared = lazy<ComponentType<ComparedProps>>(() =>
  loadCompared().then(
    (module) => ({ default: module.Compared }),
    () => ({ default: NotLoaded }),
  ),
)
const OfferingsPaper = lazy<ComponentType<OfferingsPaperProps>>(() =>
  loadCompared().then(
    (module) => ({ default: module.OfferingsPaper }),
    () => ({ default: NotLoaded }),
  ),
)

/** Offerings that a person typed, computed in one way and side by side. It orders and recommends none of them. */
export function OfferingsView(props: OfferingsViewProps) {
  // Soon after the page, so that it is there when it is printed, or the connection is gone.
  useEffect(() => void loadCompared(), [])
  return <OfferingsOf {...props} described={useWholeExchange()} />
}

const OfferingsOf = memo(function OfferingsOf({
  content,
  review,
  described: { exchange },
}: OfferingsViewProps & { described: DescribedExchange<ExchangeDescription> }) {
  const [chosen, setChosen] = useState(0)
  // Whether names are printed and saved is asked each time, and kept nowhere.
  const [names, setNames] = useState(false)
  const printing = usePrinting()
  const columns = exchange?.offerings.columns ?? []
  return (
    <>
      {printing && exchange !== undefined && columns.length > 0 ? (
        <Suspense>
          <OfferingsPaper content={content} offerings={exchange.offerings} names={names} />
        </Suspense>
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
          <Suspense>
            <Compared
              exchange={exchange}
              content={content}
              shown={Math.min(chosen, columns.length - 1)}
              onShow={setChosen}
              names={names}
              onNames={setNames}
            />
          </Suspense>
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
