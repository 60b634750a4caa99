import type { ConsentProof, FirmSchedule, FirmSlotDays, SavedFirmSchedule } from '@dst/contracts'
import type {
  DeskFigures,
  DeskHealth,
  DeskJob,
  DeskLead,
  DeskMember,
  DeskMessage,
  DeskRequest,
  LeadAction,
  LeadNews,
  LeadPage,
  LeadView,
  ListRequests,
  MessagePage,
  PendingAction,
  RequestPage,
} from '@dst/contracts/desk'
import type { ApiResult, CallOptions } from '../api-client.ts'

/** One page of a list: where it begins. */
export interface PageOptions extends CallOptions {
  /** `next` of the page before; without it, the first page. */
  readonly cursor?: string | undefined
}

/** Options of an action. */
export interface ActionOptions extends CallOptions {
  /** A UUID created once per user action: repeating the call with the same key records it once. */
  readonly idempotencyKey: string
  /** The version of the lead that the member saw; a newer one fails with 409. */
  readonly version: number
}

/** The calls of the desk, for the partner's advisers and the site's staff. To everybody else they answer 404. */
export interface DeskClient {
  /** Who is at the desk, and when the session ends. */
  readonly member: (options?: CallOptions) => ApiResult<DeskMember>
  readonly leads: {
    /** A page of the firm's leads, by due time, or of those that have ended. */
    readonly list: (view: LeadView, options?: PageOptions) => ApiResult<LeadPage>
    /** What has arrived or changed since a page was read, or with one lead; does not keep the session alive. */
    readonly news: (since: string, options?: CallOptions & { readonly lead?: string }) => ApiResult<LeadNews>
    /** One lead; its person is shown that the firm opened it. */
    readonly open: (id: string, options?: CallOptions) => ApiResult<DeskLead>
    /** Records an action, which takes effect after ten seconds. Fails with 409 where the state forbids it. */
    readonly act: (id: string, action: LeadAction, options: ActionOptions) => ApiResult<PendingAction>
    /** Undoes an action; fails with 409 once it has taken effect. */
    readonly undo: (actionId: string, options?: CallOptions) => ApiResult<null>
  }
  readonly schedule: {
    /** When the firm can be talked to, and the version that a save has to name. */
    readonly read: (options?: CallOptions) => ApiResult<SavedFirmSchedule>
    /** Saves it in place of that version; for another one it fails with 409 and the one in force in `schedule`. */
    readonly save: (schedule: FirmSchedule, version: number, options?: CallOptions) => ApiResult<SavedFirmSchedule>
    /** The times of the firm's next working days, and what became of each. */
    readonly slots: (options?: CallOptions) => ApiResult<FirmSlotDays>
  }
  readonly requests: {
    /** A page of the requests that fit. */
    readonly list: (wanted: ListRequests, options?: CallOptions) => ApiResult<RequestPage>
    /** How one request travels. */
    readonly open: (id: string, options?: CallOptions) => ApiResult<DeskRequest>
    /** All that is recorded about the consents of one request, also after its account was deleted. */
    readonly proof: (id: string, options?: CallOptions) => ApiResult<ConsentProof>
    /** Asks the person by mail for consent to the present firm. */
    readonly askForConsent: (id: string, options?: CallOptions) => ApiResult<null>
  }
  readonly jobs: {
    /** The jobs that failed to the end. */
    readonly dead: (options?: CallOptions) => ApiResult<DeskJob[]>
    readonly retry: (id: string, options?: CallOptions) => ApiResult<null>
    readonly cancel: (id: string, options?: CallOptions) => ApiResult<null>
  }
  readonly messages: {
    readonly list: (answered: boolean, options?: PageOptions) => ApiResult<MessagePage>
    readonly mark: (id: string, answered: boolean, options?: CallOptions) => ApiResult<DeskMessage>
  }
  /** What the doctor command checks, with the failures of the last day. */
  readonly health: (options?: CallOptions) => ApiResult<DeskHealth>
  /** Counts by week and tier. */
  readonly figures: (options?: CallOptions) => ApiResult<DeskFigures>
}
