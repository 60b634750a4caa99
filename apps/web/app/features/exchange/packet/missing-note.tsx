import type { ExchangeDescription, TaxGap } from '@dst/domain/exchange-file'
import { gapCopy } from '../gap-copy.ts'
import { whereToEnter } from './packet-facts.ts'

/** What keeps the tax from being known, and where to enter it. */
export function TaxMissing({ facts: { file, today }, gap }: { facts: ExchangeDescription; gap: TaxGap }) {
  const { text, path } = gapCopy(file, gap, today)
  return <MissingNote text={text} path={path} />
}

/** What is missing, and where to enter it. */
export function MissingNote({ text, path }: { text: string; path: string }) {
  return (
    <p className="packet-missing">
      <strong>Still open.</strong> <span>{`${text} ${whereToEnter(path)}`}</span>
    </p>
  )
}
