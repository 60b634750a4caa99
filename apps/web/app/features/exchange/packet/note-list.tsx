import type { ExchangeNote } from '@dst/content/exchange'

/** Short notes as they are printed, under one heading. */
export function NoteList({ heading, notes }: { heading: string; notes: readonly ExchangeNote[] }) {
  return (
    <div className="packet-note">
      <h3>{heading}</h3>
      <ul>
        {notes.map(({ id, heading: name, text }) => (
          <li key={id}>{`${name}. ${text}`}</li>
        ))}
      </ul>
    </div>
  )
}
