import type { DraftNotice, ListNotes } from '@dst/content/exchange'
import type { ExchangeFile, ListedProperty, NamingPeriod } from '@dst/domain/exchange-file'
import { Button } from '@dst/ui/button'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { noticeDay } from './list-days.ts'
import { namedProperties, type NamedProperty } from './named-properties.ts'

type NoticeName = 'identification' | 'revocation'

interface DraftNoticesProps {
  content: ListNotes
  file: ExchangeFile
  properties: readonly ListedProperty[]
  naming: NamingPeriod
  /** Whether the exchange is over. */
  isFinished: boolean
  /** The day, as a draft names it. */
  today: string
}

/** Two drafts to print: one that names property, one that takes it back. */
export function DraftNotices({ content, file, properties, naming, isFinished, today }: DraftNoticesProps) {
  const [printed, setPrinted] = useState<NoticeName>()
  const named = namedProperties(file, properties)
  const lastDay = noticeDay(naming)
  const print = (name: NoticeName) => {
    flushSync(() => setPrinted(name))
    const stop = showInMargins(content[name], lastDay === '' ? 'the last day' : lastDay, today)
    window.addEventListener(
      'afterprint',
      () => {
        stop()
        setPrinted(undefined)
      },
      { once: true },
    )
    window.print()
  }
  const soldNames = file.sales.flatMap(({ label }) => label ?? []).join('; ')
  if (naming.isOver)
    return <p>The last day has passed. A notice that is signed now names nothing, and takes nothing back.</p>
  if (isFinished) return <p>Your exchange is complete: there is nothing left to name.</p>
  if (named.length === 0) return <p>What you add above, and have not received yet, appears on the drafts.</p>
  return (
    <div className="list-notices">
      <p className="list-fine">
        What you received by the last day needs no notice, and is left out. Names, interests and values come from your
        list; everything else is filled in by hand.
      </p>
      <div className="list-actions">
        <Button variant="primary" icon="printer" onClick={() => print('identification')}>
          Print the draft notice
        </Button>
        <Button variant="secondary" icon="printer" onClick={() => print('revocation')}>
          Print a revocation
        </Button>
      </div>
      <ReviewNote of={[content.identification, content.revocation]} />
      {(['identification', 'revocation'] as const).map((name) => (
        <Sheet
          key={name}
          notice={content[name]}
          marks={name === 'revocation'}
          printed={printed === name}
          named={named}
          sold={soldNames}
          lastDay={lastDay}
        />
      ))}
    </div>
  )
}

/**
 * Puts what each sheet tells into its margins, by way of list.css: a head that is repeated as one of a table makes
 * Chromium lay out some lengths of list for ever. Returns a function that takes it away.
 */
function showInMargins({ heading, lines }: DraftNotice, lastDay: string, today: string): () => void {
  const { style } = document.documentElement
  const texts = {
    '--list-notice-head': `Draft of ${today}. ${heading}. Last day: ${lastDay}.`,
    '--list-notice-taxpayer': `${lines.taxpayer}: ${'_'.repeat(30)}`,
  }
  for (const [name, text] of Object.entries(texts)) style.setProperty(name, JSON.stringify(text))
  return () => {
    for (const name of Object.keys(texts)) style.removeProperty(name)
  }
}

interface SheetProps {
  notice: DraftNotice
  /** Whether each property has a box to mark. */
  marks: boolean
  printed: boolean
  named: readonly NamedProperty[]
  sold: string
  lastDay: string
}

/** The sheet of paper: only printed. */
function Sheet({ notice, marks, printed, named, sold, lastDay }: SheetProps) {
  const { lines, property } = notice
  const day = lastDay === '' ? 'the last day' : lastDay
  return (
    <article className="list-notice" data-printed={printed || undefined} aria-label={notice.heading}>
      <p className="list-notice-draft">{notice.header.replace('[date]', day)}</p>
      <h3>{notice.heading}</h3>
      <Blank label={lines.addressee} />
      <Blank label={lines.taxpayer} />
      <Blank label={lines.exchangeNumber} />
      <Blank label={lines.sold} filled={sold} />
      <Blank label={lines.lastDay} filled={lastDay} />
      <p>{notice.statement}</p>
      <ol className="list-notice-properties">
        {named.map(({ id, name, kind, interest, value }) => (
          <li key={id}>
            <p>
              {marks ? <span>☐ </span> : null}
              <strong>{name}</strong>
            </p>
            <Blank label={kind === 'dst' ? property.dst : property.building} />
            {kind === 'dst' ? <Blank label={property.dstInterest} filled={interest} /> : null}
            <Blank label={notice.value} filled={value} />
          </li>
        ))}
      </ol>
      <p>{notice.right}</p>
      <Blank label={notice.signature} />
      <Blank label={notice.date} />
      <Blank label={notice.receivedBy} />
    </article>
  )
}

/** A label with a line to write on. */
function Blank({ label, filled = '' }: { label: string; filled?: string }) {
  return (
    <p className="list-blank">
      <span>{`${label}:`}</span> <span className="list-blank-line">{filled}</span>
    </p>
  )
}
