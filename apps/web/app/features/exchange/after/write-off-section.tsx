import type { ExchangeAfter } from '@dst/content/exchange'
import type { BoughtAfter, ExchangeFile, FileWriteOff } from '@dst/domain/exchange-file'
import { writeOffYears } from '@dst/domain/parameters'
import { Button } from '@dst/ui/button'
import { DataTable } from '@dst/ui/data-table'
import { Disclosure } from '@dst/ui/disclosure'
import { NativeSelect } from '@dst/ui/native-select'
import { useState } from 'react'
import { saveFile } from '~/lib/browser/save-file.ts'
import { csvFile } from '~/lib/tables/csv.ts'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { FlagInput } from '../fields/flag-input.tsx'
import { CountInput } from '../fields/number-input.tsx'
import { candidateName } from '../list/candidate-name.ts'
import { Notes } from './notes.tsx'
import { SoldPartInputs } from './sold-inputs.tsx'
import { writeOffGaps } from './write-off-rows.ts'
import { scheduleColumns, scheduleRows, yearTable } from './write-off-tables.ts'
import { assumedSentence, incompleteParts, strandedSentence, waySentences, writeOffCsv } from './write-off-text.ts'
import { setField } from '../store/document.ts'

interface WriteOffSectionProps {
  content: ExchangeAfter
  file: ExchangeFile
  after: BoughtAfter
}

/** What can be written off year by year, continued and as if bought new. */
export function WriteOffSection({ content, file, after }: WriteOffSectionProps) {
  const { writeOff } = after
  return (
    <div className="after-stack">
      <Disclosure summary="The parts of what you sold" icon="ledger">
        <form className="after-form" aria-label="Parts of what you sold" onSubmit={(event) => event.preventDefault()}>
          <SoldPartInputs file={file} checks={after.checks} />
        </form>
      </Disclosure>
      {writeOff.ok ? (
        <BothWays file={file} after={after} writeOff={writeOff.value} />
      ) : (
        <p>{writeOffGaps[writeOff.error]}</p>
      )}
      <Notes summary="How both ways are counted" notes={content.writeOff} />
    </div>
  )
}

interface BothWaysProps {
  file: ExchangeFile
  after: BoughtAfter
  writeOff: FileWriteOff
}

function BothWays({ file, after, writeOff }: BothWaysProps) {
  const [shown, setShown] = useState('')
  const index = shown === '' ? undefined : Number(shown)
  const years = file.after.years ?? writeOffYears.usual
  const names = writeOff.properties.map(({ index: at }) => ({
    value: String(at),
    label: candidateName(file.purchases[at] ?? { id: '' }, at),
  }))
  const stranded = strandedSentence(writeOff)
  const assumed = assumedSentence(file, after)
  return (
    <>
      <form className="after-fields" aria-label="The table" onSubmit={(event) => event.preventDefault()}>
        {names.length > 1 ? (
          <NativeSelect
            label="Shown"
            name="write-off-of"
            options={[{ value: '', label: 'All properties together' }, ...names]}
            value={shown}
            onValueChange={setShown}
          />
        ) : null}
        <CountInput path="after.years" label="Years" hint={`${writeOffYears.usual} until entered, at most 40.`} />
      </form>
      {assumed === undefined ? null : <p className="after-check">{assumed}</p>}
      <DataTable caption="What can be written off, year by year" {...yearTable(writeOff, years, index)} figures />
      <div className="after-actions">
        {years === writeOffYears.to ? null : (
          <Button variant="secondary" size="small" onClick={() => setField('after.years', writeOffYears.to)}>
            {`All ${writeOffYears.to} years`}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          icon="download"
          onClick={() => saveFile(csvFile(writeOffCsv(file, writeOff)), 'write-off.csv')}
        >
          Download for a spreadsheet
        </Button>
      </div>
      {waySentences(writeOff, years).map((sentence) => (
        <p key={sentence} className="after-line">
          {sentence}
        </p>
      ))}
      {stranded === undefined ? null : <p>{stranded}</p>}
      {writeOff.incompleteParts.length === 0 ? null : <p className="after-check">{incompleteParts}</p>}
      <DataTable
        caption="What each property is written off by"
        columns={scheduleColumns}
        rows={scheduleRows(file, writeOff)}
      />
      <form className="after-form" aria-label="How it is written off" onSubmit={(event) => event.preventDefault()}>
        {writeOff.properties.map(({ index: at }) => (
          <Choice key={at} file={file} at={at} />
        ))}
      </form>
    </>
  )
}

const ways = [
  { value: 'continued', label: 'The old part goes on' },
  { value: 'new', label: 'All as if bought new (an election)' },
] as const

function Choice({ file, at }: { file: ExchangeFile; at: number }) {
  const purchase = file.purchases[at] ?? { id: '' }
  const { landImprovements = 0, writeOff } = purchase
  return (
    <fieldset className="after-item">
      <legend>{candidateName(purchase, at)}</legend>
      <ChoiceInput
        path={`purchases.${at}.writeOff`}
        label="How it is written off"
        options={ways}
        assumed="continued"
        layout="inline"
      />
      {landImprovements > 0 && writeOff !== 'new' ? (
        <FlagInput
          path={`purchases.${at}.improvementsAtOnce`}
          label="Write the new part of its land improvements off in the first year"
          hint="Usually so by law where they qualify, unless you elect otherwise. Until ticked, over the years of its class."
        />
      ) : null}
    </fieldset>
  )
}
