import type { ExchangeFile } from '@dst/domain/exchange-file'
import { clawBackSentences } from '../states/claw-back-copy.ts'
import { namesState, useStateTaxes } from '~/lib/states/use-state-taxes.ts'

/** The claim that a state keeps to gain which is exchanged out of it, once the figures of the states are loaded. */
export function ClawBackNote({ file }: { file: ExchangeFile }) {
  const taxes = useStateTaxes(namesState(file))
  const sentences = taxes === undefined ? [] : clawBackSentences(file, taxes.figures)
  return sentences.map((sentence) => (
    <p key={sentence} className="compare-note">
      {sentence}
    </p>
  ))
}
