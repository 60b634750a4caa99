import type { ExchangeAfter } from '@dst/content/exchange'
import type { BoughtAfter, AfterExchange } from '@dst/domain/exchange-file'
import { Button } from '@dst/ui/button'
import { DataTable } from '@dst/ui/data-table'
import { Disclosure } from '@dst/ui/disclosure'
import { useState } from 'react'
import { copyText } from '~/lib/browser/copy-text.ts'
import { saveFile } from '~/lib/browser/save-file.ts'
import { csvFile } from '~/lib/tables/csv.ts'
import { AnswerInput } from '../fields/choice-input.tsx'
import { MoneyInput } from '../fields/number-input.tsx'
import { BoughtFormInputs } from './bought-inputs.tsx'
import { unbalancedSentence } from './check-copy.ts'
import { formLines, formYear, relatedHint } from './form-lines.ts'
import { formCsv, formText } from './form-text.ts'
import { Notes } from './notes.tsx'
import { returnSentences } from './return-copy.ts'
import { SoldFormInputs } from './sold-inputs.tsx'
import { receivedColumns, receivedRows, soldColumns, soldRows } from './statement-rows.ts'
import { YearsOfGain } from './years-of-gain.tsx'

interface FormSectionProps {
  content: ExchangeAfter
  exchange: AfterExchange
  after: BoughtAfter
}

/** The worksheet of Form 8824 with its statement, the return it belongs to, and the year of what is taxed. */
export function FormSection({ content, exchange, after }: FormSectionProps) {
  const { file } = exchange
  return (
    <div className="after-stack">
      {returnSentences(exchange, after).map((sentence) => (
        <p key={sentence} className="after-line">
          {sentence}
        </p>
      ))}
      <Disclosure summary="What the form asks besides" icon="ledger">
        <form className="after-form" aria-label="What the form asks" onSubmit={(event) => event.preventDefault()}>
          <SoldFormInputs file={file} checks={after.checks} />
          <BoughtFormInputs file={file} after={after} />
          <AnswerInput
            path="settlement.relatedParty"
            label="Was the buyer or a seller related to you?"
            hint={`Line 7. ${relatedHint}`}
          />
        </form>
      </Disclosure>
      <DataTable
        caption={`Form 8824, worksheet by the lines of ${formYear}`}
        columns={['Line', 'Value', 'Where it comes from']}
        rows={formLines(file, after).map(({ number, what, value, ours, from, why }) => ({
          heading: `${number} ${what}`,
          cells: [
            <span key="value" className="after-value">
              <strong>{value}</strong>
              {ours === undefined ? null : <span className="after-fine">{`Ours: ${ours}`}</span>}
            </span>,
            <span key="why" className="after-value">
              <span>{origins[from]}</span>
              <span className="after-fine">{why}</span>
            </span>,
          ],
        }))}
      />
      <FormActions exchange={exchange} after={after} />
      <div className="after-stack">
        <h3>Statement of each property</h3>
        <DataTable caption="What was given up" columns={soldColumns} rows={soldRows(file, after)} figures />
        <DataTable caption="What was received" columns={receivedColumns} rows={receivedRows(after)} figures />
      </div>
      <YearsOfGain content={content} after={after} />
      <Disclosure summary="Your CPA’s figures, line by line">
        <form className="after-fields" aria-label="Lines by your CPA" onSubmit={(event) => event.preventDefault()}>
          {cpaLines.map((line) => (
            <MoneyInput key={line} path={`cpaForm.line${line}`} label={`Line ${line}, as your CPA has it`} />
          ))}
        </form>
        {after.form.unbalanced.length === 0 ? null : (
          <p className="after-check">{unbalancedSentence(after.form.unbalanced)}</p>
        )}
        <p className="after-fine">A figure typed here stands in place of ours in all that follows. Both are printed.</p>
      </Disclosure>
      <Notes summary="How the form is filled in" notes={content.form} />
    </div>
  )
}

const cpaLines = [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25] as const

const origins = {
  you: 'You',
  'your CPA': 'Your CPA',
  default: 'Assumed',
  computed: 'Computed',
  missing: 'Missing',
  'by hand': 'By hand',
} as const

function FormActions({ exchange: { file }, after }: Pick<FormSectionProps, 'exchange' | 'after'>) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    const copied = await copyText(formText(file, after))
    setSaid(copied ? 'Copied.' : 'This browser did not let the page copy. Download the table instead.')
  }
  return (
    <div className="after-actions">
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        Copy as text
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon="download"
        onClick={() => saveFile(csvFile(formCsv(file, after)), 'form-8824-worksheet.csv')}
      >
        Download for a spreadsheet
      </Button>
      <output>{said}</output>
    </div>
  )
}
