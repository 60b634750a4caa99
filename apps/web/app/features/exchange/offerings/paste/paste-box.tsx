import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { TextArea } from '@dst/ui/text-area'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { today } from '~/lib/time/today.ts'
import { currentExchange, setFields } from '../../store/document.ts'
import { valueSentence } from './pasted-words.ts'
import { editsOf, readPasted, type PastedColumn, type PastedTable } from './read-pasted.ts'

/** Reads a table from a spreadsheet, shows what it understood, and fills it in only when it is told to. */
export function PasteBox({ onFilled }: { onFilled: (index: number) => void }) {
  const [text, setText] = useState('')
  const [read, setRead] = useState<PastedTable>()
  const [done, setDone] = useState('')
  const result = useRef<HTMLElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)

  const take = () => {
    const { file } = currentExchange()
    flushSync(() => {
      setDone('')
      setRead(readPasted(text, file.offerings, today()))
    })
    result.current?.focus()
  }
  const leave = (words: string) => {
    flushSync(() => {
      setRead(undefined)
      setDone(words)
    })
    area.current?.focus()
  }
  const fill = (table: PastedTable) => {
    // What was typed since the table was read is not overwritten unseen.
    const now = readPasted(text, currentExchange().file.offerings, today())
    if (JSON.stringify(now) !== JSON.stringify(table)) {
      setRead(now)
      return
    }
    setFields(editsOf(table))
    onFilled(table.columns[0]?.index ?? 0)
    setText('')
    leave('The table is filled in. Look it over above.')
  }
  return (
    <div className="offerings-paste">
      <TextArea
        ref={area}
        name="pasted"
        label="A table with labels in the first column, and an offering in each further one"
        hint="Copied cells, or lines with commas. Nothing leaves your device."
        value={text}
        onValueChange={setText}
      />
      <Button variant="secondary" size="small" onClick={take} disabled={text.trim() === ''}>
        Read the table
      </Button>
      <output>{done}</output>
      {read === undefined ? null : (
        <section ref={result} className="offerings-pasted" tabIndex={-1} aria-label="What was read">
          <ReadTable table={read} />
          <div className="offerings-actions">
            {read.columns.length === 0 ? null : (
              <Button size="small" onClick={() => fill(read)}>
                Fill this in
              </Button>
            )}
            <Button size="small" variant="secondary" onClick={() => leave('Nothing was filled in.')}>
              Discard
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}

function ReadTable({ table: { columns, unread, leftOver } }: { table: PastedTable }) {
  const replaced = columns.some(({ values }) => values.some(({ before }) => before !== undefined))
  return (
    <>
      {columns.length === 0 ? <p>Nothing in it could be read.</p> : null}
      {replaced ? (
        <Banner tone="caution" announce="none" heading="Some of it would replace what you typed">
          Those values are marked below with what stands there now.
        </Banner>
      ) : null}
      {columns.map((column) => (
        <div key={column.index}>
          <h3>{columnHeading(column)}</h3>
          <ul>
            {column.values.map((value) => (
              <li key={value.field}>{valueSentence(value)}</li>
            ))}
          </ul>
        </div>
      ))}
      {unread.length === 0 ? null : (
        <div>
          <h3>Not read, and left out</h3>
          <ul>
            {unread.map(({ label, text, why }, index) => (
              // Two rows can have the same words.
              <li key={`${index} ${label}`}>{`${label}${text === '' ? '' : ` (${text})`}: ${why}`}</li>
            ))}
          </ul>
        </div>
      )}
      {leftOver.length === 0 ? null : <p>{`There is no room for ${leftOver.join(', ')}: remove an offering first.`}</p>}
    </>
  )
}

function columnHeading({ name, isNew }: PastedColumn): string {
  return isNew ? `${name}: a new offering` : `${name}: changes to the one you typed`
}
