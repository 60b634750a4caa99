import { useNavigate } from 'react-router'
import { useNow } from '~/lib/time/use-now.ts'
import { paths } from '~/paths.ts'
import { KeysHelp, useKeysHelp } from '../keys/keys-dialog.tsx'
import { useShortcuts } from '../keys/use-shortcuts.ts'
import { useFreshUndoStatus } from '../undo/undo-action.ts'
import { UndoStatusLine } from '../undo/undo-status-line.tsx'
import { LeadList } from './lead-list.tsx'
import { ListShell } from './list-shell.tsx'
import { MoreLeads } from './more-leads.tsx'
import { moveToRow } from './move-focus.ts'
import { useLeadList } from './use-lead-list.ts'

const clockEveryMilliseconds = 60_000

/** The leads that were closed, declined or withdrawn, newest first. */
export function EndedLeadsPage() {
  const leadList = useLeadList('ended')
  const now = useNow(clockEveryMilliseconds, true)
  const help = useKeysHelp()
  const navigate = useNavigate()
  useFreshUndoStatus()
  useShortcuts({
    j: () => moveToRow(1),
    k: () => moveToRow(-1),
    '?': help.show,
    'g i': () => void navigate(paths.desk),
  })
  return (
    <div className="ui-page-width leads-page">
      <header className="leads-head">
        <h1>Ended</h1>
        <p>Closed, declined and withdrawn, newest first.</p>
        <div className="leads-head-actions">
          <KeysHelp {...help} />
        </div>
      </header>
      <UndoStatusLine />
      <ListShell list={leadList.list} what="The ended leads" loading="Loading the ended leads">
        {leadList.leads.length === 0 ? (
          <p>Nothing has ended yet.</p>
        ) : (
          <LeadList leads={leadList.leads} now={now} onOpen={leadList.leave} />
        )}
        <MoreLeads {...leadList} />
      </ListShell>
    </div>
  )
}
