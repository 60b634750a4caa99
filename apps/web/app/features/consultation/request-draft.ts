import { v4 as newKey, validate as isUuid } from 'uuid'
import { contactMethodLabels, contactTimeLabels } from '~/lib/contact-choices'
import type { ConsultationEntry } from './consultation-payload'

/** A request that was not sent yet, as it is kept on the device. */
export interface RequestDraft {
  entry: ConsultationEntry
  /** The idempotency key: whatever repeats the request, a sign-in in between included, repeats it. */
  key: string
}

/**
 * The form as it opens: what was kept on the device, field by field as the form takes it today, over what it would begin
 * with. Consents and the key come back only to the person who left in the middle of sending; days later a box that agrees
 * is ticked anew, and a request is a new one.
 */
export function openingDraft(beginning: ConsultationEntry, kept: unknown, cameBack: boolean): RequestDraft {
  const { entry, key } = record(kept)
  const { preferredContactMethod, bestContactTime, phoneNumber, notes, shareDataConsent, textConsent } = record(entry)
  return {
    entry: {
      ...beginning,
      ...(isKeyOf(contactMethodLabels, preferredContactMethod) && { preferredContactMethod }),
      ...(isKeyOf(contactTimeLabels, bestContactTime) && { bestContactTime }),
      ...(typeof phoneNumber === 'string' && { phoneNumber }),
      ...(typeof notes === 'string' && { notes }),
      ...(cameBack && typeof shareDataConsent === 'boolean' && { shareDataConsent }),
      ...(cameBack && typeof textConsent === 'boolean' && { textConsent }),
    },
    key: cameBack && typeof key === 'string' && isUuid(key) ? key : newKey(),
  }
}

function isKeyOf<Labels extends object>(labels: Labels, value: unknown): value is keyof Labels {
  return typeof value === 'string' && Object.hasOwn(labels, value)
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
