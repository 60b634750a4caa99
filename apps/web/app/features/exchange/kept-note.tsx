import { fragmentOfFile } from '@dst/domain/exchange-file'
import { Button } from '@dst/ui/button'
import { useState } from 'react'
import { copyText } from '~/lib/copy-text.ts'
import { useShownFor } from '~/lib/use-shown-for.ts'
import { clearExchangeFile, isEntered, restoreRemoved, useExchangeFileStore } from '~/services/exchange-file.ts'

const confirmationMs = 6_000

/** Where the file is kept, and what can be done with it as a whole. */
export function KeptNote() {
  const { file, kept, removed } = useExchangeFileStore()
  const entered = isEntered(file)
  return (
    <div className="exchange-kept">
      <p>{keptWords(entered, kept)}</p>
      {entered ? <CopyLink fragment={() => fragmentOfFile(file)} /> : null}
      {entered ? (
        <Button variant="quiet" size="small" icon="trash" onClick={clearExchangeFile}>
          Clear
        </Button>
      ) : null}
      <output className="exchange-kept-told">
        {removed === undefined ? null : (
          <>
            {removedWords[removed.what]}{' '}
            <Button variant="quiet" size="small" onClick={restoreRemoved}>
              Undo
            </Button>
          </>
        )}
      </output>
    </div>
  )
}

const removedWords = {
  sales: 'The sale was removed.',
  purchases: 'The property was removed.',
  file: 'Your earlier entries were removed.',
} as const

/** Where the entries are. */
export function keptWords(entered: boolean, kept: boolean): string {
  if (!kept) return 'This browser does not let the page keep your entries. They last until you close it.'
  return entered ? 'Kept on this device.' : 'What you enter stays on this device.'
}

/** Copies a link that holds the figures, without any name. */
function CopyLink({ fragment }: { fragment: () => string }) {
  const [outcome, setOutcome] = useState('')
  const { shown, show } = useShownFor(confirmationMs)
  const copy = async () => {
    const { origin, pathname } = window.location
    const copied = await copyText(`${origin}${pathname}#${fragment()}`)
    setOutcome(
      copied
        ? 'Link copied. Whoever opens it sees your figures and dates, but no names.'
        : 'Your browser does not allow copying.',
    )
    show()
  }
  return (
    <>
      <Button variant="quiet" size="small" icon={shown ? 'check' : 'document'} onClick={() => void copy()}>
        Copy link
      </Button>
      <output className="exchange-kept-told">{shown ? outcome : ''}</output>
    </>
  )
}
