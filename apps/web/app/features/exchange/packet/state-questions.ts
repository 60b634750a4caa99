import type { PacketQuestions } from '@dst/content/exchange'
import type { ExchangeDescription } from '@dst/domain/exchange-file'
import type { StateTable } from '@dst/domain/state-tax'
import { closingQuestions } from '../states/closing-copy.ts'

/** What the intermediary is asked besides, about the states of sales that have not closed yet. */
export function stateQuestions(
  { id }: Pick<PacketQuestions, 'id'>,
  { file, today }: Pick<ExchangeDescription, 'file' | 'today'>,
  figures: StateTable | undefined,
): readonly string[] {
  if (id !== 'intermediary' || figures === undefined) return []
  const ahead = file.sales.filter(({ closing = today }) => closing >= today)
  return closingQuestions({ ...file, sales: ahead }, figures)
}
