import type { ExchangeNote, ExchangeTax } from '@dst/content/exchange'
import type { ExchangeFile } from '@dst/domain/exchange-file'
import { stateGainRates } from '@dst/domain/parameters'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'

/** What the states of the sales do at the closing and later. */
export function StateNotes({ content, file }: { content: ExchangeTax; file: ExchangeFile }) {
  const linked = useTermLinks()
  const notes = stateNotes(content, file)
  if (notes.length === 0) return null
  return (
    <div className="money-rules">
      <h3>What the state does</h3>
      {notes.map(({ id, heading, text }) => (
        <p key={id}>
          <strong>{`${heading}.`}</strong> {linked(text)}
        </p>
      ))}
      <ReviewNote of={notes} />
    </div>
  )
}

/** The notes of the states that were entered; none for states that don't tax such a gain of people. */
export function stateNotes(content: ExchangeTax, { sales, taxpayer }: ExchangeFile): readonly ExchangeNote[] {
  const entered = [...new Set(sales.flatMap(({ state }) => state ?? []))]
  const own = entered.flatMap((state) => content.states[state] ?? [])
  const taxed = entered.some((state) => taxpayer.kind === 'c-corporation' || stateGainRates[state] > 0)
  return taxed ? [...own, content.anyState] : own
}
