import type { PacketAfter } from '@dst/content/exchange'
import type { ExchangeDescription } from '@dst/domain/exchange-file'
import type { ReactElement } from 'react'
import { isNothingBought } from '../after/after-lead.ts'
import { BasisPage } from './basis-page.tsx'
import { FailedPage } from './failed-page.tsx'
import { FormPage } from './form-page.tsx'
import { MissingNote, TaxMissing } from './missing-note.tsx'

/** The parts about the time after the closing; none while nothing is bought that could be counted. */
export function afterParts(
  facts: ExchangeDescription,
  content: PacketAfter,
): readonly { readonly heading: string; readonly body: ReactElement }[] {
  const { after, progress } = facts
  if (!after.ok) {
    return progress.isFinished
      ? [{ heading: 'Form 8824 worksheet', body: <Missing facts={facts} gap={after.error} /> }]
      : []
  }
  if (after.value.kind === 'failed') {
    return [{ heading: 'In which year it is taxed', body: <FailedPage failed={after.value} content={content} /> }]
  }
  return [
    { heading: 'Form 8824 worksheet', body: <FormPage facts={facts} after={after.value} content={content} /> },
    { heading: 'Basis and write-off', body: <BasisPage file={facts.file} after={after.value} content={content} /> },
  ]
}

type Gap = Extract<ExchangeDescription['after'], { ok: false }>['error']

function Missing({ facts, gap }: { facts: ExchangeDescription; gap: Gap }) {
  if (!isNothingBought(gap)) return <TaxMissing facts={facts} gap={gap} />
  return <MissingNote text="Nothing is entered that was received and is worth something." path="purchases.0.equity" />
}
