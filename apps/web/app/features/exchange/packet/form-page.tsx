import type { PacketAfter } from '@dst/content/exchange'
import type { BoughtAfter, ExchangeDescription } from '@dst/domain/exchange-file'
import { DataTable } from '@dst/ui/data-table'
import { unbalancedSentence } from '../after/check-copy.ts'
import { formYear } from '../after/form-lines.ts'
import { gainRows, notByYear, ratioSentence, unspentSentences } from '../after/later-money-copy.ts'
import { returnSentences } from '../after/return-copy.ts'
import { receivedColumns, receivedRows, soldColumns, soldRows } from '../after/statement-rows.ts'
import { printedForm } from './form-packet-lines.ts'
import { LinesTable } from './lines-table.tsx'
import { NoteList } from './note-list.tsx'
import { Payments } from './payments.tsx'

interface FormPageProps {
  facts: ExchangeDescription
  after: BoughtAfter
  content: PacketAfter
}

/** Form 8824 by its lines, with the statement of each property and the year of what is taxed. It is never filed. */
export function FormPage({ facts, after, content }: FormPageProps) {
  const { file } = facts
  const { about, amounts } = printedForm(file, after)
  const { unbalanced } = after.form
  return (
    <>
      <h3>Worksheet, not a form to file</h3>
      {after.isForecast ? <p>{forecast}</p> : null}
      <p>
        {`These are the lines of the form for ${formYear}, in our words. “By hand” is left for whoever fills in the ` +
          'form. The last column is for the numbers of your CPA; one that was typed back stands there, and in place ' +
          'of ours in what follows.'}
      </p>
      {returnSentences(facts, after).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className="packet-about">
        <DataTable caption="Lines 1 to 14" columns={['Line', 'How it comes about', 'Value', 'From']} rows={about} />
      </div>
      <LinesTable caption="Lines 15 to 25" lawHeading="How it comes about" lines={amounts} />
      {unbalanced.length === 0 ? null : <p>{unbalancedSentence(unbalanced)}</p>}
      <DataTable caption="Statement: what was given up" columns={soldColumns} rows={soldRows(file, after)} figures />
      <DataTable caption="Statement: what was received" columns={receivedColumns} rows={receivedRows(after)} figures />
      <YearsOfGain after={after} content={content} />
      <NoteList heading="How the form is filled in" notes={content.form} />
    </>
  )
}

const forecast =
  'Planned: a forecast until each closing is entered. Every figure moves with what is really paid, and when.'

function YearsOfGain({ after, content }: Omit<FormPageProps, 'facts'>) {
  const { unspent, gainByYear, isForecast } = after
  if (unspent === undefined) return null
  const notes = content.laterMoney.filter(({ id }) => id !== 'loan-in-failed' && id !== 'debt-and-cash')
  const ratio = ratioSentence(after)
  return (
    <>
      <Payments unspent={unspent} sentences={unspentSentences(unspent, isForecast)} />
      {gainByYear.computed ? (
        <DataTable
          caption="Gain taxed in each year"
          columns={['Year', 'Gain']}
          rows={gainRows(gainByYear.byYear)}
          figures
        />
      ) : (
        <p>{notByYear[gainByYear.reason]}</p>
      )}
      {ratio === undefined ? null : <p>{ratio}</p>}
      <NoteList heading="When money that comes back is taxed" notes={notes} />
    </>
  )
}
