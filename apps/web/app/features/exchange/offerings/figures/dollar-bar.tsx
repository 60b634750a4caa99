import type { OfferingFigures } from '@dst/domain/offerings'
import { dollarParts, dollarSentence } from './dollar-rows.ts'
import { differenceSentence } from './note-copy.ts'

/** What a dollar of equity becomes, as a bar of three parts and in words; else what keeps them from being a dollar. */
export function DollarBar({ figures }: { figures: OfferingFigures }) {
  const parts = dollarParts(figures)
  if (parts === undefined) {
    return (
      <p>
        {figures.difference === 0
          ? 'The loan is more than the price of the property.'
          : differenceSentence(figures.difference)}
      </p>
    )
  }
  return (
    <div className="offerings-bar">
      <span className="offerings-bar-line" aria-hidden="true">
        {parts
          .filter(({ share }) => share > 0)
          .map(({ id, share }) => (
            <svg key={id} className="offerings-bar-part" data-part={id} width={`${share * 100}%`} />
          ))}
      </span>
      <p>{dollarSentence(parts)}</p>
    </div>
  )
}
