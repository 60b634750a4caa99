import { assumptionsOf, type ExchangeDescription } from '@dst/domain/exchange-file'
import { DataTable } from '@dst/ui/data-table'
import { siteAddress } from '~/lib/page/site-address.ts'
import { paths } from '~/paths.ts'
import { compareRows, gapSentence, shortfallSentence, wayNames, ways } from '../compare/compare-copy.ts'
import { serviceAssumption } from '../compare/service-copy.ts'
import { assumptionLines } from './compare-lines.ts'
import { TaxMissing } from './missing-note.tsx'

/** The four ways beside each other, and all that is assumed. */
export function ComparePage({ facts }: { facts: ExchangeDescription }) {
  const { file, compared } = facts
  const service = compared.ok ? serviceAssumption(compared.value) : undefined
  const shortfall = compared.ok ? shortfallSentence(compared.value) : undefined
  return (
    <>
      {compared.ok ? (
        <>
          <p>{`${gapSentence(compared.value)} Hypothetical, and no named offering.`}</p>
          {service === undefined ? null : <p>{service}</p>}
          {shortfall === undefined ? null : <p>{shortfall}</p>}
          <DataTable
            caption="What each way comes to"
            columns={['Question', ...ways.map((way) => wayNames[way])]}
            rows={compareRows(compared.value)}
          />
        </>
      ) : (
        <>
          <p>There is nothing to compare until the tax of the sale is known. This is what would be assumed.</p>
          <TaxMissing facts={facts} gap={compared.error} />
        </>
      )}
      <DataTable
        caption="What is assumed"
        columns={['Assumption', 'Value', 'From']}
        rows={assumptionLines(file.plan, assumptionsOf(file.plan, file.taxpayer.kind))}
      />
      <p>{`How the comparison is made: ${siteAddress(paths.exchangeMethod)}`}</p>
    </>
  )
}
