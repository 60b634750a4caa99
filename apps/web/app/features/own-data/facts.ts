import { notificationSettings } from '@dst/content/notifications'
import {
  answerLabels,
  questionLabels,
  questionNames,
  riskBehaviorOf,
  type QuestionName,
} from '@dst/domain/questionnaire'
import { tierLabels } from '@dst/domain/tiers'
import { contactMethodLabels, contactTimeLabels } from '~/lib/contact-choices'
import { datedMomentOf } from '~/lib/moment'
import { stateLabels } from '~/lib/request-events'

/** One thing that is stored, in words. */
export interface Fact {
  term: string
  description: string
}

const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
/** Stands where nothing is stored. */
export const notGiven = 'Not given'

/** Names that do not read as words. */
const terms = new Map<string, string>([
  ['id', 'Reference'],
  ['dstScore', 'Score'],
  ['dstSegment', 'Tier'],
  ['shareWithVc', 'Share with VC partners'],
  ['crd', 'CRD number'],
  ['formAdvUrl', 'Form ADV'],
  ['partnerMayHaveIt', 'The partner may have it'],
  ['passedOn', 'Has left for the partner'],
  ['kind', 'About'],
  ['at', 'Time'],
  ['words', 'Text'],
  ['hash', 'Fingerprint of the text'],
  ['shownHash', 'Fingerprint of the text that was shown'],
  ['riskInput', 'Risk level (3, 5 or 8)'],
  ['profileImageUrl', 'Profile picture'],
  ['twoFactorAuth', 'Two-factor authentication'],
  ['ip', 'IP address'],
  ...notificationSettings.map(({ name, label }) => [name, label] as const),
])

/** Values that are kept as a code, by the name that they are kept under. */
const values = new Map<string, Readonly<Record<string, string>>>([
  ['dstSegment', tierLabels],
  ['tier', tierLabels],
  ['state', stateLabels],
  ['preferredContactMethod', contactMethodLabels],
  ['method', contactMethodLabels],
  ['bestContactTime', contactTimeLabels],
  ['time', contactTimeLabels],
  ['reason', { choice: 'Your choice', privacy_signal: 'A Global Privacy Control signal of your browser' }],
])

/** Everything in a stored record, in its order; what lies deeper names the way to it. Leaves nothing out. */
export function factsOf(record: Readonly<Record<string, unknown>>): Fact[] {
  return Object.entries(record).flatMap(([name, value]) => factsAbout(name, value))
}

function factsAbout(name: string, value: unknown): Fact[] {
  const term = termOf(name)
  if (Array.isArray(value) && value.some(isRecord))
    return value.flatMap((item: unknown, index) => within(`${term} ${index + 1}`, item))
  return isRecord(value) ? within(term, value) : [{ term, description: wordsOf(name, value) }]
}

function within(term: string, value: unknown): Fact[] {
  if (!isRecord(value)) return [{ term, description: wordsOf('', value) }]
  return factsOf(value).map((fact) => ({ term: `${term}: ${fact.term}`, description: fact.description }))
}

function wordsOf(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => wordsOf(name, item)).join('; ') || notGiven
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return answerWords(name, value) ?? String(value)
  if (typeof value !== 'string' || value === '') return notGiven
  return timestamp.test(value) ? datedMomentOf(value) : (answerWords(name, value) ?? value)
}

function answerWords(name: string, value: string | number): string | undefined {
  if (name === 'riskTolerance') return riskWords(Number(value))
  const labels: Readonly<Record<string, string>> | undefined = isQuestion(name) ? answerLabels[name] : values.get(name)
  return labels?.[String(value)]
}

/** The answer that a stored risk tolerance stands for. */
function riskWords(riskTolerance: number): string | undefined {
  const behavior = riskBehaviorOf(riskTolerance)
  return behavior && answerLabels.riskBehavior[behavior]
}

/** The question as the questionnaire asks it; otherwise a name of ours, or the stored one in words: `phoneNumber` is "Phone number". */
function termOf(name: string): string {
  if (isQuestion(name)) return questionLabels[name]
  const known = terms.get(name)
  if (known !== undefined) return known
  const words = name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function isQuestion(name: string): name is QuestionName {
  return questionNames.some((question) => question === name)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
