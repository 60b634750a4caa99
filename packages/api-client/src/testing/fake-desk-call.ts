import type { FirmSchedule } from '@dst/contracts'
import type { LeadAction, LeadView, ListRequests } from '@dst/contracts/desk'

/** What each call of the desk records as its payload; null for a call without one. */
export interface DeskCallPayloads {
  member: null
  'leads.list': { readonly view: LeadView; readonly cursor: string | undefined }
  'leads.news': { readonly since: string; readonly lead: string | undefined }
  'leads.open': { readonly id: string }
  'leads.act': {
    readonly id: string
    readonly action: LeadAction
    readonly idempotencyKey: string
    readonly version: number
  }
  'leads.undo': { readonly actionId: string }
  'schedule.read': null
  'schedule.save': { readonly schedule: FirmSchedule; readonly version: number }
  'schedule.slots': null
  'requests.list': ListRequests
  'requests.open': { readonly id: string }
  'requests.proof': { readonly id: string }
  'requests.askForConsent': { readonly id: string }
  'jobs.dead': null
  'jobs.retry': { readonly id: string }
  'jobs.cancel': { readonly id: string }
  'messages.list': { readonly answered: boolean; readonly cursor: string | undefined }
  'messages.mark': { readonly id: string; readonly answered: boolean }
  health: null
  figures: null
}
