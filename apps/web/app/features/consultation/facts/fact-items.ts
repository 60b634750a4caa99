import type { ConsultationReceipt } from '@dst/contracts'
import { factLines } from '@dst/domain/exchange-facts'

type WithFacts = Pick<ConsultationReceipt, 'facts' | 'shareDataConsent'>

/**
 * The facts of the exchange that a request holds, as a term and its description; none without facts. Where nothing is
 * shared now the partner may still have them from before.
 */
export function factItems({ facts, shareDataConsent }: WithFacts): { term: string; description: string }[] {
  const words = factLines(facts ?? {})
  if (words.length === 0) return []
  return [
    {
      term: shareDataConsent ? 'Facts of your exchange that the partner gets' : 'Facts of your exchange',
      description: words.map(({ label, value }) => `${label}: ${value}`).join('; '),
    },
  ]
}
