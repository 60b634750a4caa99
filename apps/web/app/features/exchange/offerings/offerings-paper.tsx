import type { ExchangeOfferings } from '@dst/content/exchange'
import type { FileOfferings } from '@dst/domain/exchange-file'
import { DescriptionList } from '@dst/ui/description-list'
import { BeforeSigning } from './before-signing.tsx'
import { exchangeLines, exchangeSentence } from './exchange-copy.ts'
import { ComparedGroups } from './figures/compared-groups.tsx'
import { figureGroups } from './figures/figure-groups.ts'
import { mixLines } from './mix-lines.ts'
import { offeringName } from './offering-name.ts'
import { groupsWithoutTexts } from './without-offering-names.ts'
import './offerings.css'

interface OfferingsPaperProps {
  content: ExchangeOfferings
  offerings: FileOfferings
  /** Whether names and other texts of the person are on it. */
  names: boolean
}

/** The comparison on paper: the same figures, with an empty column, and nothing to press. */
export function OfferingsPaper({ content, offerings, names }: OfferingsPaperProps) {
  const { columns, exchange, mix } = offerings
  const all = figureGroups(offerings)
  const lines = mixLines(mix, names)
  return (
    <div className="offerings-paper">
      <p>{content.statement.text}</p>
      <ComparedGroups
        groups={names ? all : groupsWithoutTexts(all)}
        offerings={offerings}
        names={columns.map(({ entered }, index) => offeringName(names ? entered : {}, index))}
        shown={0}
        paper
        after={
          exchange.ok
            ? {
                exchange: (
                  <>
                    <p>{exchangeSentence(exchange.value)}</p>
                    <DescriptionList layout="figures" items={exchangeLines(exchange.value)} />
                    {lines.length === 0 ? null : <h4>Your mix</h4>}
                    {lines.length === 0 ? null : <DescriptionList items={lines} />}
                  </>
                ),
              }
            : {}
        }
      />
      <p>{content.leftOut.text}</p>
      <BeforeSigning content={content} paper />
    </div>
  )
}
