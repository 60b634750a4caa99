import type { LeadPage, LeadRow } from '@dst/contracts/desk'
import { useNavigate } from 'react-router'
import { useRef, useState } from 'react'
import { restoreFocus } from '~/lib/focus/restore-focus.ts'
import { useNow } from '~/lib/time/use-now.ts'
import { paths } from '~/paths.ts'
import { KeysHelp, useKeysHelp } from '../keys/keys-dialog.tsx'
import { useShortcuts } from '../keys/use-shortcuts.ts'
import { isLate } from '../lead-next.ts'
import { secondsUntil } from '../undo/server-clock.ts'
import { useFreshUndoStatus, useUndo } from '../undo/undo-action.ts'
import { UndoStatusLine } from '../undo/undo-status-line.tsx'
import { InboxClock } from './inbox-clock.tsx'
import { LeadList } from './lead-list.tsx'
import { ListShell } from './list-shell.tsx'
import { MoreLeads } from './more-leads.tsx'
import { moveToRow } from './move-focus.ts'
import { NewsLine } from './news-line.tsx'
import { useLeadList } from './use-lead-list.ts'
import { useLeadNews } from './use-lead-news.ts'

const clockEveryMilliseconds = 5000

/** What the firm has to do, by the time at which it is due, with today's appointments first. */
export function LeadInboxPage() {
  const leadList = useLeadList('open')
  const { first, leads, leave } = leadList
  const now = useNow(clockEveryMilliseconds, true)
  const help = useKeysHelp()
  const undo = useUndo()
  const navigate = useNavigate()
  useFreshUndoStatus()
  useShortcuts({
    j: () => moveToRow(1),
    k: () => moveToRow(-1),
    u: () => {
      const last = lastUndoable([...(first?.today ?? []), ...leads])
      if (last?.pending) void undo(last.id, last.pending)
    },
    '?': help.show,
    'g i': () => void navigate(paths.desk),
  })
  const today = first?.today ?? []
  const others = leads.filter(({ id }) => !today.some((each) => each.id === id))
  return (
    <div className="ui-page-width leads-page">
      <header className="leads-head">
        <h1>Inbox</h1>
        <InboxClock now={now} firmTimeZone={first?.firmTimeZone} />
        <div className="leads-head-actions">
          <KeysHelp {...help} />
        </div>
      </header>
      <UndoStatusLine />
      <ListShell list={leadList.list} what="Your leads" loading="Loading your leads">
        <InboxNews {...leadList} />
        {today.length === 0 ? null : (
          <section aria-labelledby="leads-today" className="leads-section">
            <h2 id="leads-today">Today’s appointments</h2>
            <LeadList leads={today} now={now} onOpen={leave} />
          </section>
        )}
        <section aria-labelledby="leads-open" className="leads-section">
          <h2 id="leads-open">{today.length === 0 ? 'To do' : 'Also to do'}</h2>
          {others.length === 0 ? <p>Nothing is waiting.</p> : <LeadList leads={others} now={now} onOpen={leave} />}
        </section>
        <MoreLeads {...leadList} />
      </ListShell>
    </div>
  )
}

/** What has come since, and how much there is to do. */
function InboxNews({ first, leads, isOld, readAgain }: ReturnType<typeof useLeadList>) {
  const live = useLeadNews(first?.stamp, isOld)
  const [busy, setBusy] = useState(false)
  const [shownAt, setShownAt] = useState<string>()
  const place = useRef<HTMLParagraphElement>(null)

  async function show() {
    setBusy(true)
    const { data, isError } = await readAgain()
    setBusy(false)
    setShownAt(isError ? undefined : data?.pages[0]?.stamp)
    restoreFocus(place)
  }

  return (
    <div className="leads-live">
      <p ref={place} tabIndex={-1} className="leads-counts">
        <span>{countsText(first, leads)}</span>
      </p>
      <NewsLine
        live={live}
        busy={busy}
        onShow={() => void show()}
        done={shownAt !== undefined && shownAt === first?.stamp ? 'The list is up to date.' : undefined}
      />
    </div>
  )
}

function countsText(page: LeadPage | undefined, leads: readonly LeadRow[]): string {
  if (page === undefined || page.total === 0) return 'Nothing to do'
  // Some may have become late since the list was read.
  const late = Math.max(page.late, leads.filter((lead) => isLate(lead, new Date())).length)
  return `${page.total} to do, ${late === 0 ? 'none' : late} late`
}

function lastUndoable(leads: readonly LeadRow[]): LeadRow | undefined {
  return leads
    .filter(({ pending }) => pending?.mine === true && secondsUntil(pending.undoUntil) > 0)
    .toSorted((one, other) => (other.pending?.at ?? '').localeCompare(one.pending?.at ?? ''))[0]
}
