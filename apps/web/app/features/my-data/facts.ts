import { actionLabels, fieldLabels, proofLabels } from '@dst/content/my-data'
import {
  answerLabels,
  questionLabels,
  questionNames,
  riskBehaviorOf,
  type QuestionName,
} from '@dst/domain/questionnaire'
import { tierLabels } from '@dst/domain/tiers'
import { contactMethodLabels, contactTimeLabels } from '~/lib/consultation/contact-choices.ts'
import { datedMomentOf } from '~/lib/time/moment.ts'
import { consentTitles } from '~/lib/consultation/consent-labels.ts'
import { eventLabels, stateLabels } from '~/lib/consultation/request-events.ts'

/** One stored value as text. */
export interface Fact {
  term: string
  description: string
}

const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
/** Shown where nothing is stored. */
export const notGiven = 'Not given'

/** Labels for values that are stored as codes, by field name. */
const values = new Map<string, Readonly<Record<string, string>>>([
  ['dstSegment', tierLabels],
  ['tier', tierLabels],
  ['state', stateLabels],
  ['preferredContactMethod', contactMethodLabels],
  ['method', { ...contactMethodLabels, ...proofLabels }],
  ['action', actionLabels],
  ['aal', { aal1: 'One step', aal2: 'Two steps' }],
  ['bestContactTime', contactTimeLabels],
  ['time', contactTimeLabels],
  [
    'reason',
    {
      choice: 'Your choice',
      privacy_signal: 'A Global Privacy Control signal of your browser',
      partner_event: 'Reported by the partner, whom you told',
    },
  ],
  ['source', { request_form: 'The form', profile: 'Your profile', contact_info: 'Details sent with the form' }],
  ['event', eventLabels],
  ['kind', consentTitles],
])

/** Every value in a stored record, in its order; nested values are labeled with their path. Leaves nothing out. */
export function factsOf(record: Readonly<Record<string, unknown>>): Fact[] {
  return Object.entries(record).flatMap(([name, value]) => factsAbout(name, value))
}

function factsAbout(name: string, value: unknown): Fact[] {
  const term = termOf(name)
  if (Array.isArray(value) && value.some(isRecord))
    return value.flatMap((item: unknown, index) => within(`${term} ${index + 1}`, item))
  return isRecord(value) ? within(term, value) : [{ term, description: textsOf(name, value) }]
}

function within(term: string, value: unknown): Fact[] {
  if (!isRecord(value)) return [{ term, description: textsOf('', value) }]
  return factsOf(value).map((fact) => ({ term: `${term}: ${fact.term}`, description: fact.description }))
}

function textsOf(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => textsOf(name, item)).join('; ') || notGiven
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return secondsLabel(name, value) ?? answerValueLabel(name, value) ?? String(value)
  if (typeof value !== 'string' || value === '') return notGiven
  return timestamp.test(value) ? datedMomentOf(value) : (answerValueLabel(name, value) ?? value)
}

/** The auth service counts this time in seconds. */
function secondsLabel(name: string, value: number): string | undefined {
  return name === 'timestamp' ? datedMomentOf(new Date(value * 1000).toISOString()) : undefined
}

function answerValueLabel(name: string, value: string | number): string | undefined {
  if (name === 'riskTolerance') return riskLabel(Number(value))
  const labels: Readonly<Record<string, string>> | undefined = isQuestion(name) ? answerLabels[name] : values.get(name)
  return labels?.[String(value)]
}

/** The label of a stored risk tolerance. */
function riskLabel(riskTolerance: number): string | undefined {
  const behavior = riskBehaviorOf(riskTolerance)
  return behavior && answerLabels.riskBehavior[behavior]
}

/**
 * The question as the questionnaire asks it; otherwise our own label. A hosted auth service may store what we don't
 * know, whose name then becomes words: `phoneNumber` becomes "Phone number".
 */
function termOf(name: string): string {
  if (isQuestion(name)) return questionLabels[name]
  const known = fieldLabels[name]
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
