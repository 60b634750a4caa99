import type { MailOrder } from '@dst/auth-server'

/** Every kind of work that happens after the answer, and what each needs to know: ids, never a person's data. */
export interface JobPayloads {
  'account-mail': MailOrder
  'contact-mail': { messageId: string }
}

export type JobKind = keyof JobPayloads

/**
 * Does one job; a rejection means that it is to be tried again. `signal` ends it when its time is over.
 * The same job may be handed over twice, after a crash or an answer that got lost.
 */
export type JobHandler<Kind extends JobKind> = (payload: JobPayloads[Kind], signal: AbortSignal) => Promise<void>

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler<Kind> }
