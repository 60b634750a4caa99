import type { ConsentRecord, Consultation } from '@dst/contracts'
import { consentTitle, decisionLabel, isSwitch } from '~/lib/consultation/consent-labels.ts'
import { eventLabels } from '~/lib/consultation/request-events.ts'
import { reachOf } from '~/lib/consultation/request-reach.ts'

/** A step that followed from a consent; without a time it is still to come. */
export interface LedgerStep {
  at: string | undefined
  words: string
}

/** One row of the ledger as text. */
export interface LedgerEntry {
  consent: ConsentRecord
  title: string
  /** What the user decided, and whether it is still in force. */
  label: string
  tone: 'neutral' | 'positive'
  /** What happened after it, in order; empty if nothing follows from it. */
  steps: readonly LedgerStep[]
  /** The request whose consent can be withdrawn here. */
  withdrawable: Consultation | undefined
}

/** The ledger, newest first: each consent with what happened to its request. */
export function ledgerEntries(consents: readonly ConsentRecord[], requests: readonly Consultation[]): LedgerEntry[] {
  return consents.map((consent, index) => {
    const request = requests.find(({ id }) => id === consent.consultationRequestId)
    const sameMatter = ({ kind, consultationRequestId }: ConsentRecord) =>
      kind === consent.kind && consultationRequestId === consent.consultationRequestId
    const next = consents.slice(0, index).findLast(sameMatter)
    const earlier = consents.slice(index + 1).find(sameMatter)
    const holds = next === undefined && stillAgreed(consent, request)
    return {
      consent,
      title: consentTitle(consent.kind),
      ...decisionOf(consent, { holds, before: earlier?.given, after: next?.given }),
      steps: consent.kind === 'data-sharing' && request !== undefined ? stepsOf(consent, request, next?.at) : [],
      withdrawable: consent.kind === 'data-sharing' && holds ? request : undefined,
    }
  })
}

/** Consents to calls and text messages end with the consent to share, and that row says so. */
function stillAgreed({ kind, given }: ConsentRecord, request: Consultation | undefined): boolean {
  if (!given || request === undefined) return given
  if (kind === 'phone-calls') return request.shareDataConsent && request.preferredContactMethod === 'phone'
  return kind === 'text-messages' ? request.textConsent : request.shareDataConsent
}

interface Around {
  holds: boolean
  /** The previous and the next decision about the same thing. */
  before: boolean | undefined
  after: boolean | undefined
}

function decisionOf(consent: ConsentRecord, { holds, before, after }: Around): Pick<LedgerEntry, 'label' | 'tone'> {
  const tone = holds ? 'positive' : 'neutral'
  const label = decisionLabel(consent)
  if (holds || isSwitch(consent.kind)) return { label, tone }
  if (!consent.given) return { label: before === true ? 'Withdrawn' : label, tone }
  return { label: after === true ? 'Agreed, renewed since' : 'Agreed, no longer in force', tone }
}

/** The events from this decision until the next one about the same request. */
function stepsOf({ at, given }: ConsentRecord, request: Consultation, until: string | undefined): LedgerStep[] {
  const events = request.events.filter((event) => event.at >= at && (until === undefined || event.at < until))
  const [own, later] = [events.filter((event) => event.at === at), events.filter((event) => event.at > at)]
  const reported = (list: typeof events): LedgerStep[] =>
    list.map((event) => ({ at: event.at, words: eventLabels[event.event] }))
  const queued = { at, words: `Queued to be sent to ${request.partner.name}` }
  const between = given ? [queued] : []
  return [...reported(own), ...between, ...reported(later), ...pendingStep(request, given, until)]
}

function pendingStep(request: Consultation, given: boolean, until: string | undefined): LedgerStep[] {
  if (until !== undefined) return []
  const reach = reachOf(request)
  if (given && request.state !== 'queued') return []
  if (given)
    return [
      {
        at: undefined,
        words: reach === 'perhaps' ? 'The partner has not confirmed it yet; we keep trying' : 'Waiting to be sent',
      },
    ]
  const pending = {
    nothing: 'Nothing was sent to the partner',
    perhaps: 'It may have reached the partner, which is being told to stop',
    certain: 'The partner is being told to stop',
    told: undefined,
  }[reach]
  return pending === undefined ? [] : [{ at: undefined, words: pending }]
}
