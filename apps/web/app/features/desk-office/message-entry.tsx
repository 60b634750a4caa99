import type { DeskMessage } from '@dst/contracts/desk'
import { Badge } from '@dst/ui/badge'
import { Button } from '@dst/ui/button'
import { LinkButton } from '@dst/ui/link-button'
import { answerLink } from './answer-link.ts'
import { When } from './moments.tsx'

interface MessageEntryProps {
  message: DeskMessage
  busy: boolean
  onMark: () => void
}

/** One message, with the way to answer it and to mark it. */
export function MessageEntry({ message, busy, onMark }: MessageEntryProps) {
  const { name, email, subject, receivedAt, suspected, answeredAt, answeredBy } = message
  return (
    <article className="desk-entry" data-entry>
      <h3>{subject}</h3>
      <p className="desk-quiet">
        <span>{`${name}, ${email}, `}</span>
        <When at={receivedAt} />
      </p>
      {suspected ? (
        <p>
          <Badge tone="caution" icon="alert">
            Probably a robot
          </Badge>{' '}
          A field that people do not see was filled in, so it was stored and not forwarded.
        </p>
      ) : null}
      <p className="desk-typed">{message.message}</p>
      {answeredAt === null ? null : (
        <p>
          Marked as answered on <When at={answeredAt} />
          <span>{answeredBy === null ? '.' : ` by ${answeredBy}.`}</span>
        </p>
      )}
      <div className="desk-buttons">
        <LinkButton
          variant="secondary"
          size="small"
          icon="mail"
          href={answerLink(message)}
          aria-label={`Answer ${name}`}
        >
          Answer
        </LinkButton>
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          busyLabel="Saving..."
          aria-label={`${markLabel(answeredAt)}: ${subject}`}
          onClick={onMark}
        >
          {markLabel(answeredAt)}
        </Button>
      </div>
    </article>
  )
}

function markLabel(answeredAt: string | null): string {
  return answeredAt === null ? 'Mark as answered' : 'Mark as unanswered'
}
