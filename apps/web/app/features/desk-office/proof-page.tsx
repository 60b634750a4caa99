import type { ConsentProof } from '@dst/contracts'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { TextField } from '@dst/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useSearchParams } from 'react-router'
import { saveFile } from '~/lib/browser/save-file.ts'
import { OfficePage, ReadState } from './office-page.tsx'
import { proofQuery } from './office-queries.ts'
import { isRequestId } from './request-id.ts'
import { isUnknown } from './unknown-request.ts'
import { ProofView } from './proof-view.tsx'

/** The proof of the consents of a request, also of one whose account is gone. */
export function ProofPage() {
  const [query, setQuery] = useSearchParams()
  const id = query.get('request') ?? ''
  const read = useQuery({ ...proofQuery(id), enabled: id !== '' })
  const unknown = id !== '' && isUnknown(read.error)
  const proof = unknown ? undefined : read.data
  return (
    <OfficePage
      title="Proof of consent"
      lead="What the person of a request agreed to, what they saw then, what was sent, and what was taken back."
      actions={
        proof === undefined ? undefined : (
          <>
            <Button variant="secondary" icon="printer" onClick={() => window.print()}>
              Print
            </Button>
            <Button variant="secondary" icon="download" onClick={() => download(proof)}>
              Download as JSON
            </Button>
          </>
        )
      }
    >
      <IdForm id={id} onShow={(request) => setQuery({ request })} />
      {unknown ? (
        <Banner tone="caution" heading="Nothing is recorded">
          There is no consent under this request id. Check that it is complete.
        </Banner>
      ) : null}
      {id === '' || unknown ? null : (
        <ReadState what="The proof" read={read} lines={14}>
          {(found) => <ProofView proof={found} />}
        </ReadState>
      )}
    </OfficePage>
  )
}

function IdForm({ id, onShow }: { id: string; onShow: (id: string) => void }) {
  const [text, setText] = useState(id)
  const [error, setError] = useState<string>()
  const [started, setStarted] = useState(id)
  // Back and forward show another proof. The form stays, and the focus in it.
  if (started !== id) {
    setStarted(id)
    setText(id)
    setError(undefined)
  }
  const show = (event: SyntheticEvent) => {
    event.preventDefault()
    const wanted = text.trim().toLowerCase()
    setError(isRequestId(wanted) ? undefined : 'A request id has 32 digits and letters in five groups.')
    if (isRequestId(wanted)) onShow(wanted)
  }
  return (
    <search aria-label="Find a proof">
      <form method="post" noValidate className="desk-id" onSubmit={show}>
        <TextField
          name="request"
          label="Request id"
          hint="It stands in full on the request’s page. The id of a request whose account was deleted works too."
          autoComplete="off"
          spellCheck={false}
          error={error}
          value={text}
          onValueChange={setText}
        />
        <Button type="submit" variant="secondary">
          Show proof
        </Button>
      </form>
    </search>
  )
}

function download(proof: ConsentProof): void {
  const file = new Blob([JSON.stringify(proof, null, 2)], { type: 'application/json' })
  saveFile(file, `consent-proof-${proof.requestId}.json`)
}
