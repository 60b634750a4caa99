import { Badge } from '@dst/ui/badge'
import { Button } from '@dst/ui/button'
import { Disclosure } from '@dst/ui/disclosure'
import { TextLink } from '@dst/ui/link'
import type { ConsentRecord, Consultation } from '@dst/contracts'
import { ContentText } from '~/lib/copy/content-text.tsx'
import { datedMomentOf } from '~/lib/time/moment.ts'
import type { LedgerEntry, LedgerStep } from './ledger.ts'

interface LedgerRowProps {
  entry: LedgerEntry
  onWithdraw: (request: Consultation) => void
}

/** One decision: when, what, to whom, with which text, and what happened after it. */
export function LedgerRow({ entry, onWithdraw }: LedgerRowProps) {
  const { consent, title, label, tone, steps, withdrawable } = entry
  return (
    <li className="ledger-row">
      <time dateTime={consent.at}>{datedMomentOf(consent.at)}</time>
      <div className="ledger-words">
        <h3>{title}</h3>
        <p>
          <Badge tone={tone} {...(tone === 'positive' ? { icon: 'check' as const } : {})}>
            {label}
          </Badge>
        </p>
        {consent.reason === 'privacy_signal' ? (
          <p>Your browser sent a Global Privacy Control signal, which decided this.</p>
        ) : null}
        {consent.reason === 'partner_event' ? <p>You told the partner, and it reported this to us.</p> : null}
        {consent.phoneNumber === null ? null : <p>{`At the number ${consent.phoneNumber}`}</p>}
        <Recipient recipient={consent.recipient} />
        {steps.length === 0 ? null : (
          <ol className="ledger-steps">
            {steps.map((step) => (
              <Step key={`${step.at} ${step.words}`} step={step} />
            ))}
          </ol>
        )}
        <Disclosure summary={`The text in full (version ${consent.version})`}>
          <div className="ledger-text">
            {consent.words.split('\n').map((paragraph) => (
              <p key={paragraph}>
                <ContentText text={paragraph} />
              </p>
            ))}
          </div>
        </Disclosure>
        {withdrawable === undefined ? null : (
          <div>
            <Button variant="secondary" onClick={() => onWithdraw(withdrawable)}>
              Withdraw consent
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

function Recipient({ recipient }: Pick<ConsentRecord, 'recipient'>) {
  if (recipient === null) return null
  return (
    <p>
      To <ContentText text={recipient.name} />
      <span>{`, CRD number ${recipient.crd}, `}</span>
      <TextLink href={recipient.formAdvUrl} target="_blank">
        Form ADV (opens a new tab)
      </TextLink>
    </p>
  )
}

function Step({ step: { at, words } }: { step: LedgerStep }) {
  return (
    <li>
      {at === undefined ? <span>Now</span> : <time dateTime={at}>{datedMomentOf(at)}</time>}
      <span>
        <ContentText text={words} />
      </span>
    </li>
  )
}
