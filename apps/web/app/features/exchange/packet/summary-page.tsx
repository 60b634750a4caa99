import { DataTable } from '@dst/ui/data-table'
import { loanAssumption } from '../compare/loan-copy.ts'
import { serviceAssumption } from '../compare/service-copy.ts'
import { slidersBelow, verdictCopy } from '../compare/verdict-copy.ts'
import { TaxMissing } from './missing-note.tsx'
import type { ExchangeDescription } from '@dst/domain/exchange-file'
import { summaryRows, summarySentences } from './summary-copy.ts'

/** What the figures say, or what keeps them from it. */
export function SummaryPage({ facts }: { facts: ExchangeDescription }) {
  return (
    <>
      {facts.progress.isFinished ? null : <Verdict facts={facts} />}
      {summarySentences(facts).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <DataTable caption="At a glance" columns={['What', 'Value']} rows={summaryRows(facts)} />
    </>
  )
}

function Verdict({ facts }: { facts: ExchangeDescription }) {
  const { compared } = facts
  if (!compared.ok) {
    return (
      <>
        <p>There is no verdict yet: it takes the tax of the sale.</p>
        <TaxMissing facts={facts} gap={compared.error} />
      </>
    )
  }
  const { verdict, assumptions, also } = compared.value
  const loan = loanAssumption(compared.value)
  const service = serviceAssumption(compared.value)
  const { text, why, turns } = verdictCopy(verdict, assumptions, facts.file.taxpayer.kind)
  return (
    <div className="packet-note">
      <p className="packet-verdict">{text}</p>
      {loan === undefined ? null : <p>{loan}</p>}
      {service === undefined ? null : <p>{service}</p>}
      {also.map((other) => (
        <p key={other.rule}>
          <strong>Also against an exchange.</strong>{' '}
          <span>{verdictCopy(other, assumptions, facts.file.taxpayer.kind).text}</span>
        </p>
      ))}
      <p>
        <strong>Why this matters.</strong> <span>{why}</span>
      </p>
      <p>
        <strong>What would change it.</strong>{' '}
        <span>{turns === slidersBelow ? 'The sliders under Compare show how far.' : turns}</span>
      </p>
      <p>
        The verdict says what the figures say, and recommends nothing. It is hypothetical: it rests on the assumptions
        of the next part.
      </p>
    </div>
  )
}
