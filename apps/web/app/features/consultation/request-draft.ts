import {
  exchangeFactNames,
  figuresKindLabels,
  stateNames,
  type ExchangeFactName,
  type ExchangeFacts,
} from '@dst/domain/exchange-facts'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { v4 as newKey, validate as isUuid } from 'uuid'
import { contactMethodLabels, contactTimeLabels } from '~/lib/consultation/contact-choices.ts'
import { useCameBackToRequest } from '~/lib/consultation/use-scheduling.ts'
import { isZone } from '~/lib/consultation/contact-zones.ts'
import { useDraft } from '~/lib/forms/use-draft.ts'
import { useSessionStore } from '~/services/session.ts'
import type { ConsultationFormEntry } from './consultation-payload.ts'

/** An unsent request as it is stored on the device. */
export interface RequestDraft {
  entry: ConsultationFormEntry
  /** The idempotency key: every retry sends the same key, even after a sign-in in between. */
  key: string
}

/** Keeps what was typed on the device until it is sent, together with the key that it is sent with. */
export function useRequestDraft(form: UseFormReturn<ConsultationFormEntry>, beginning: ConsultationFormEntry) {
  const cameBack = useCameBackToRequest()
  const userId = useSessionStore(({ session }) => session?.user.id)
  // Whoever the form was opened for: the draft remains theirs after their session has ended.
  const [owner] = useState(userId ?? '')
  const key = useRef(newKey())
  const draft = useDraft({
    kind: 'consultation',
    owner,
    form,
    accept: (stored) => {
      const opening = openingDraft(beginning, stored, cameBack)
      key.current = opening.key
      return opening.entry
    },
    content: (entry) => ({ entry, key: key.current }),
  })
  return {
    draft,
    key: {
      current: () => key.current,
      renew: (next: string) => {
        key.current = next
        draft.keep()
      },
    },
  }
}

/**
 * The form's initial values: those stored on the device, each validated against the current fields, over the defaults.
 * Consents, facts and the key are restored only for a user who returns to a submission that was cut off; days later,
 * consents and facts have to be checked again, and the request is a new one.
 */
export function openingDraft(beginning: ConsultationFormEntry, retained: unknown, cameBack: boolean): RequestDraft {
  const { entry, key } = record(retained)
  const { preferredContactMethod, bestContactTime, contactTimeZone, phoneNumber, notes } = record(entry)
  const { shareDataConsent, textConsent, facts } = record(entry)
  return {
    entry: {
      ...beginning,
      ...(isKeyOf(contactMethodLabels, preferredContactMethod) && { preferredContactMethod }),
      ...(isKeyOf(contactTimeLabels, bestContactTime) && { bestContactTime }),
      ...(typeof contactTimeZone === 'string' && isZone(contactTimeZone) && { contactTimeZone }),
      ...(typeof phoneNumber === 'string' && { phoneNumber }),
      ...(typeof notes === 'string' && { notes }),
      ...(cameBack && typeof shareDataConsent === 'boolean' && { shareDataConsent }),
      ...(cameBack && typeof textConsent === 'boolean' && { textConsent }),
      ...(cameBack && facts !== undefined && { facts: factsIn(facts) }),
    },
    key: cameBack && typeof key === 'string' && isUuid(key) ? key : newKey(),
  }
}

/** What can be shown; the server checks the values. */
function factsIn(retained: unknown): ExchangeFacts {
  const facts = record(retained)
  return Object.fromEntries(
    exchangeFactNames.flatMap((name) => (isShowable(name, facts[name]) ? [[name, facts[name]]] : [])),
  )
}

function isShowable(name: ExchangeFactName, value: unknown): boolean {
  if (name === 'propertyState' || name === 'residenceState') return isKeyOf(stateNames, value)
  if (name === 'stateFigures') return isKeyOf(figuresKindLabels, value)
  if (!days.includes(name)) return typeof value === 'number'
  return typeof value === 'string' && isDay.test(value) && !Number.isNaN(Date.parse(value))
}

const days: readonly ExchangeFactName[] = ['lastNamingDay', 'lastClosingDay', 'stateFiguresRead']
const isDay = /^\d{4}-\d{2}-\d{2}$/

function isKeyOf<Labels extends object>(labels: Labels, value: unknown): value is keyof Labels {
  return typeof value === 'string' && Object.hasOwn(labels, value)
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
