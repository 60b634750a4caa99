import type { ConsentProof } from '@dst/contracts'
import { DescriptionList } from '@dst/ui/description-list'
import { entryFacts, entryTitle, utcOf } from './proof-entry.ts'

/** All that is recorded about the consents of one request, to read and to print. */
export function ProofView({ proof }: { proof: ConsentProof }) {
  const { requestId, madeAt, entries, format } = proof
  const request = entries.find((entry) => entry.type === 'request')
  return (
    <div className="desk-proof">
      <DescriptionList
        items={[
          { term: 'Request', description: requestId },
          {
            term: 'Firm',
            description: request?.firm ? `${request.firm.name}, CRD number ${request.firm.crd}` : 'None was named',
          },
          { term: 'Entries', description: String(entries.length) },
          { term: 'Made', description: utcOf(madeAt) },
          { term: 'Format', description: format },
        ]}
      />
      <p className="desk-note">
        Entries are in the order of time, in Coordinated Universal Time (UTC). The hash of each (SHA-256) is computed
        from the entry and the hash before it, so that a change or a gap shows when the file is checked against the
        database.
      </p>
      <ol className="desk-proof-entries">
        {entries.map((entry, index) => (
          <li key={entry.hash} className="desk-proof-entry">
            <h2>{`${index + 1}. ${entryTitle(entry, entries.slice(0, index))}`}</h2>
            <DescriptionList
              items={entryFacts(entry).map(({ term, description }) => ({
                term,
                description: <Recorded text={description} />,
              }))}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A text with its paragraphs, or a hash, small enough for one line of paper. */
function Recorded({ text }: { text: string }) {
  return sha256.test(text) ? <code className="desk-hash">{text}</code> : <span className="desk-typed">{text}</span>
}

const sha256 = /^[0-9a-f]{64}$/
