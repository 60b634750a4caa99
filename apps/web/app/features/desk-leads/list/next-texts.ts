import type { LeadRow } from '@dst/contracts/desk'
import { nextStep } from '../lead-next.ts'

/** Told once per lead and day: writing thousands of times anew, every minute, would be felt. */
const told = new WeakMap<LeadRow, { day: string; text: string }>()

/** What is next with a lead; `day` is today, as the reader's calendar has it. */
export function nextText(lead: LeadRow, now: Date, day: string): string {
  const known = told.get(lead)
  if (known?.day === day) return known.text
  const text = nextStep(lead, now)
  told.set(lead, { day, text })
  return text
}
