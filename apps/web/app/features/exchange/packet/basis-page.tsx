import type { PacketAfter } from '@dst/content/exchange'
import { formatUsd } from '@dst/domain/calculator'
import type { BoughtAfter, ExchangeFile, FileWriteOff } from '@dst/domain/exchange-file'
import { writeOffYears } from '@dst/domain/parameters'
import { DataTable } from '@dst/ui/data-table'
import { laterSaleCaption, laterSaleColumns, laterSaleRows, letterColumns, letterRows } from '../after/later-rows.ts'
import { writeOffGaps } from '../after/write-off-rows.ts'
import { basisRows, scheduleColumns, scheduleRows, yearTable } from '../after/write-off-tables.ts'
import { assumedSentence, incompleteParts, strandedSentence, waySentences } from '../after/write-off-text.ts'
import { MissingNote } from './missing-note.tsx'
import { NoteList } from './note-list.tsx'
import { Notes } from './notes.tsx'

interface BasisPageProps {
  file: ExchangeFile
  after: BoughtAfter
  content: PacketAfter
}

/** What each property is worth for tax, its write-off both ways, and what comes later. */
export function BasisPage({ file, after, content }: BasisPageProps) {
  const { writeOff } = after
  return (
    <>
      {writeOff.ok ? (
        <>
          <Basis file={file} after={after} />
          <WriteOff file={file} after={after} writeOff={writeOff.value} />
        </>
      ) : (
        <MissingNote text={writeOffGaps[writeOff.error]} path="saleParts.0.left" />
      )}
      <Later file={file} after={after} />
      <NoteList heading="How both ways are counted" notes={content.writeOff} />
      <Notes notes={[content.leavesOut]} />
    </>
  )
}

function Basis({ file, after }: Omit<BasisPageProps, 'content'>) {
  const rows = basisRows(file, after)
  return (
    <>
      <div className="packet-basis">
        <DataTable
          caption={`Line 25, ${formatUsd(after.form.counted.line25)}, shared out by value`}
          columns={['Property', 'Land', 'Building', 'Land improvements', 'Basis', "CPA's number"]}
          rows={rows.map(({ heading, basis, ours, parts }) => ({
            heading,
            cells: [...parts, ours ?? basis, ours === undefined ? '' : basis],
          }))}
          figures
        />
      </div>
      {rows.some(({ ours }) => ours !== undefined) ? (
        <p>Where a number of your CPA stands, land, building and land improvements are parts of that.</p>
      ) : null}
      {after.purchases.some(({ assumed }) => assumed.split) ? (
        <p>Where no parts were entered, the usual share of land is assumed.</p>
      ) : null}
    </>
  )
}

interface WriteOffProps extends Omit<BasisPageProps, 'content'> {
  writeOff: FileWriteOff
}

function WriteOff({ file, after, writeOff }: WriteOffProps) {
  const stranded = strandedSentence(writeOff)
  const assumed = assumedSentence(file, after)
  const years = file.after.years ?? writeOffYears.usual
  return (
    <>
      <DataTable
        caption="What each property is written off by"
        columns={scheduleColumns}
        rows={scheduleRows(file, writeOff)}
      />
      <DataTable caption="What can be written off, year by year" {...yearTable(writeOff, years)} figures />
      {assumed === undefined ? null : <p>{assumed}</p>}
      {waySentences(writeOff, years).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {stranded === undefined ? null : <p>{stranded}</p>}
      {writeOff.incompleteParts.length === 0 ? null : <MissingNote text={incompleteParts} path="saleParts.0.cost" />}
    </>
  )
}

function Later({ file, after }: Omit<BasisPageProps, 'content'>) {
  const [firstSold] = after.laterSales
  return (
    <>
      {after.letters.length === 0 ? null : (
        <DataTable
          caption="What of each year with a trust is taxed"
          columns={letterColumns}
          rows={letterRows(file, after)}
          figures
        />
      )}
      {firstSold === undefined ? null : (
        <DataTable
          caption={laterSaleCaption(firstSold)}
          columns={laterSaleColumns}
          rows={laterSaleRows(file, after)}
          figures
        />
      )}
    </>
  )
}
