import type { ProofEntry } from '@dst/contracts'
import { exchangeFactLabels } from '@dst/domain/exchange-facts'
import { consentTitle, decisionLabel } from '~/lib/consultation/consent-labels.ts'
import { contactMethodLabels } from '~/lib/consultation/contact-choices.ts'
import { channelNames, eventNames } from './request-labels.ts'

/** A fact of an entry; long texts keep their paragraphs. */
export interface ProofFact {
  readonly term: string
  readonly description: string
}

/** What an entry is, in a line, after the entries before it: a consent that was given before is taken back. */
export function entryTitle(entry: ProofEntry, before: readonly ProofEntry[]): string {
  switch (entry.type) {
    case 'request':
      return 'The request'
    case 'submission':
      return 'What was chosen and ticked'
    case 'consent':
      return `${consentTitle(entry.kind)}: ${decision(entry, before)}`
    case 'event':
      return eventNames[entry.event]
  }
}

function decision(entry: Of<'consent'>, before: readonly ProofEntry[]): string {
  const was = before.findLast((each) => each.type === 'consent' && each.kind === entry.kind)
  if (!entry.given && was?.type === 'consent' && was.given) return 'taken back'
  return decisionLabel(entry).toLowerCase()
}

/** Everything else that is recorded in an entry. */
export function entryFacts(entry: ProofEntry): ProofFact[] {
  return [
    { term: 'Time', description: utcOf(entry.at) },
    ...ownFacts(entry),
    { term: 'Hash of this entry', description: entry.hash },
  ]
}

function ownFacts(entry: ProofEntry): ProofFact[] {
  switch (entry.type) {
    case 'request':
      return [{ term: 'Firm that was named to the person', description: firmName(entry.firm) }]
    case 'submission':
      return submissionFacts(entry)
    case 'consent':
      return consentFacts(entry)
    case 'event':
      return [
        ...(entry.firm === null ? [] : [{ term: 'Firm', description: firmName(entry.firm) }]),
        ...(entry.channel === null ? [] : [{ term: 'How', description: channelNames[entry.channel] }]),
        { term: 'Version of the request', description: String(entry.version) },
      ]
  }
}

type Of<Type extends ProofEntry['type']> = Extract<ProofEntry, { type: Type }>

function submissionFacts({ choices }: Of<'submission'>): ProofFact[] {
  if (choices === null) return [{ term: 'Choices', description: 'Not recorded at that time' }]
  const facts = choices.facts.map((fact) =>
    Object.hasOwn(exchangeFactLabels, fact) ? exchangeFactLabels[fact as keyof typeof exchangeFactLabels] : fact,
  )
  return [
    { term: 'Way to be reached', description: contactMethodLabels[choices.method] },
    { term: 'Box for sharing', description: ticked(choices.shareDataConsent) },
    { term: 'Box for text messages', description: ticked(choices.textConsent) },
    { term: 'Facts of the exchange', description: facts.length === 0 ? 'None ticked' : facts.join(', ') },
  ]
}

const reasons = {
  choice: 'The person, on the page',
  privacy_signal: 'The person’s browser, by Global Privacy Control',
  partner_event: 'The firm, which reported what the person told it',
} as const satisfies Record<Of<'consent'>['reason'], string>

const sources = {
  request_form: 'the form of the request',
  profile: 'the profile',
  contact_info: 'the details sent with the request',
} as const satisfies Record<NonNullable<Of<'consent'>['source']>, string>

function consentFacts(entry: Of<'consent'>): ProofFact[] {
  const { firm, words, version, wordsHash, language, page, reason } = entry
  return [
    { term: 'Decided by', description: reasons[reason] },
    { term: 'Firm', description: firmName(firm) },
    { term: 'Words', description: words },
    { term: 'Version of the words', description: version },
    { term: 'Hash of the words', description: wordsHash },
    { term: 'Words that the page showed', description: shownWords(entry) },
    { term: 'Language', description: language ?? notRecorded },
    { term: 'Address of the page', description: page ?? notRecorded },
    ...numberFacts(entry),
  ]
}

const notRecorded = 'Not recorded'

/** Whether the page showed what is recorded, as the page itself reported. */
function shownWords({ shownHash, wordsHash }: Of<'consent'>): string {
  if (shownHash === null) return 'The page did not report them'
  return shownHash === wordsHash ? 'The same, by their hash' : `Others, with the hash ${shownHash}`
}

function numberFacts({ number, numberHash, source }: Of<'consent'>): ProofFact[] {
  if (number === null && numberHash === null) return []
  const from = source === null ? '' : `, from ${sources[source]}`
  return [
    {
      term: 'Number',
      description: number === null ? `Deleted with the account; its hash remains${from}` : `${number}${from}`,
    },
    { term: 'Keyed hash of the number', description: numberHash ?? notRecorded },
  ]
}

function firmName(firm: Of<'request'>['firm']): string {
  return firm === null ? 'None' : `${firm.name}, CRD number ${firm.crd}, ${firm.formAdvUrl}`
}

function ticked(is: boolean): string {
  return is ? 'Ticked' : 'Not ticked'
}

/** A moment as it is recorded, which reads the same wherever it is printed: "2026-11-23 12:00:04 UTC". */
export function utcOf(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`
}
