import type { ExchangeShare } from '@dst/contracts'
import { Badge } from '@dst/ui/badge'
import { Button } from '@dst/ui/button'
import { Disclosure } from '@dst/ui/disclosure'
import { TextField } from '@dst/ui/text-field'
import { useState } from 'react'
import { copyText } from '~/lib/browser/copy-text.ts'
import { datedMomentOf, zoneName } from '~/lib/time/moment.ts'
import { useDisplayedFor } from '~/lib/time/use-displayed-for.ts'
import { endMessage, linkState, openedMessage } from './link-messages.ts'
import { shareLink } from './share-link.ts'

interface LinkListProps {
  shares: readonly ExchangeShare[]
  /** The keys that are still known, by the id of their link. */
  keys: ReadonlyMap<string, string>
  now: Date
  onWithdraw: (share: ExchangeShare) => void
}

/** Every link with its end and its opens; the newest first. */
export function LinkList({ shares, keys, now, onWithdraw }: LinkListProps) {
  if (shares.length === 0) return <p className="share-words">You have made no link yet.</p>
  return (
    <div className="share-links">
      <h3>Your links</h3>
      <p className="share-words share-fine">
        {'A link is shown once, until you leave or reload this page. Make another if you lose it. An open is listed ' +
          `with its time, and with nothing about who it was. Times are in ${zoneName()}.`}
      </p>
      <ul>
        {shares.map((share) => (
          <LinkRow
            key={share.id}
            share={share}
            keyText={keys.get(share.id)}
            now={now}
            onWithdraw={() => onWithdraw(share)}
          />
        ))}
      </ul>
    </div>
  )
}

interface LinkRowProps {
  share: ExchangeShare
  keyText: string | undefined
  now: Date
  onWithdraw: () => void
}

function LinkRow({ share, keyText, now, onWithdraw }: LinkRowProps) {
  const state = linkState(share, now)
  const nameId = `link-${share.id}`
  return (
    <li className="share-link">
      <div className="share-link-head">
        <h4 id={nameId}>{`Made ${datedMomentOf(share.createdAt)}`}</h4>
        <Badge {...badges[state]}>{labels[state]}</Badge>
      </div>
      <p className="share-fine">{`${endMessage(share, state)}. ${openedMessage(share, state)}.`}</p>
      {state === 'open' ? (
        <OpenLink
          nameId={nameId}
          link={keyText === undefined ? undefined : shareLink({ id: share.id, key: keyText }, window.location.origin)}
          onWithdraw={onWithdraw}
        />
      ) : null}
      {share.opens.length > 1 ? (
        <Disclosure summary="When it was opened">
          <ol className="share-opens">
            {share.opens.map((open, index) => (
              // Two can have the same time.
              <li key={`${index} ${open}`}>
                <time dateTime={open}>{datedMomentOf(open)}</time>
              </li>
            ))}
          </ol>
        </Disclosure>
      ) : null}
    </li>
  )
}

const labels = { open: 'Open', withdrawn: 'Withdrawn', expired: 'Expired' } as const
const badges = {
  open: { tone: 'positive', icon: 'check' },
  withdrawn: { tone: 'neutral' },
  expired: { tone: 'neutral' },
} as const

const confirmationMs = 6_000

interface OpenLinkProps {
  nameId: string
  /** The whole link, while its key is known. */
  link: string | undefined
  onWithdraw: () => void
}

/** What can be done with a link that opens. */
function OpenLink({ nameId, link, onWithdraw }: OpenLinkProps) {
  const [copied, setCopied] = useState(true)
  const { shown, show } = useDisplayedFor(confirmationMs)
  const copy = async () => {
    setCopied(await copyText(link ?? ''))
    show()
  }
  return (
    <div className="share-open">
      {link === undefined ? null : (
        <TextField
          name="link"
          label="The link"
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <div className="share-actions">
        {link === undefined ? null : (
          <Button
            size="small"
            icon={shown && copied ? 'check' : 'document'}
            aria-describedby={nameId}
            onClick={() => void copy()}
          >
            Copy the link
          </Button>
        )}
        <Button variant="secondary" size="small" aria-describedby={nameId} onClick={onWithdraw}>
          Withdraw
        </Button>
        <output>{shown ? copyLabel(copied) : ''}</output>
      </div>
    </div>
  )
}

function copyLabel(copied: boolean): string {
  return copied ? 'Link copied.' : 'Your browser does not allow copying. Select the link, and copy it yourself.'
}
