import { draftMaximumAge } from '@dst/domain/parameters'
import { Button } from '@dst/ui/button'

/** Props of {@link DraftNote}. */
export interface DraftNoteProps {
  /** What ends the storage, after "until", e.g. "you send it". */
  until: string
  discardLabel: string
  onDiscard: () => void
}

/** Says next to a form that its input is stored on this device, and offers to discard it. */
export function DraftNote({ until, discardLabel, onDiscard }: DraftNoteProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-small text-ink-muted">
      <p>{storedUntilMessage(until)}</p>
      <Button variant="quiet" size="small" onClick={onDiscard}>
        {discardLabel}
      </Button>
    </div>
  )
}

/** The sentence about a draft. */
export function storedUntilMessage(until: string): string {
  return `Kept on this device until ${until}, for up to ${draftMaximumAge} days.`
}
