import { Skeleton } from '@dst/ui/skeleton'
import { TextLink } from '@dst/ui/link'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { deskPaths } from '~/desk-paths.ts'
import { paths } from '~/paths.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'
import { KeysHelp, useKeysHelp } from '../keys/keys-dialog.tsx'
import { useShortcuts } from '../keys/use-shortcuts.ts'
import { leadQuery } from '../leads-queries.ts'
import { placeLeft } from '../list/list-place.ts'
import { useFreshUndoStatus, useUndo } from '../undo/undo-action.ts'
import { useLeadWatch } from './use-lead-watch.ts'
import { SharedLead } from './shared-lead.tsx'
import { WithdrawnLead } from './withdrawn-lead.tsx'
import '@dst/ui/tasks.css'
import '../desk-leads.css'

/** One lead: what its person asked, how to reach them, and what can be reported. */
export function LeadPage() {
  const id = useSearchParams()[0].get('request') ?? ''
  const { data: lead, dataUpdatedAt, error, isFetching, refetch } = useQuery({ ...leadQuery(id), enabled: id !== '' })
  useLeadWatch(id, dataUpdatedAt, () => void refetch())
  const help = useKeysHelp()
  const navigate = useNavigate()
  const undo = useUndo()
  useFreshUndoStatus()
  const list = listOf()
  const back = () => void navigate(list.path, { preventScrollReset: true })
  useShortcuts({
    Escape: back,
    'g i': () => void navigate(paths.desk),
    '?': help.show,
    u: () => {
      if (lead?.pending) void undo(lead.id, lead.pending)
    },
  })
  return (
    <div className="ui-page-width leads-page">
      <div className="leads-bar">
        <TextLink href={list.path} className="leads-back">
          {list.label}
        </TextLink>
        <KeysHelp {...help} />
      </div>
      {lead === undefined || isUnknown(error) ? (
        <Unread error={id === '' ? missing : error} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : lead.shared === null ? (
        <WithdrawnLead lead={lead} />
      ) : (
        <SharedLead lead={lead} shared={lead.shared} />
      )}
    </div>
  )
}

const missing = new ReadFailed({ kind: 'http', status: 404, code: 'not_found', message: '' })

/** There is no such lead, or none any more. */
function isUnknown(error: Error | null): boolean {
  const failure = error instanceof ReadFailed ? error.failure : undefined
  return failure?.kind === 'http' && (failure.status === 404 || failure.status === 400)
}

interface UnreadProps {
  error: Error | null
  isFetching: boolean
  onRetry: () => void
}

function Unread({ error, isFetching, onRetry }: UnreadProps) {
  if (error === null || isFetching) return <Skeleton label="Loading the lead" lines={14} />
  if (!isUnknown(error)) return <ReadProblem what="The lead" error={error} onRetry={onRetry} />
  return (
    <div>
      <h1>No such lead</h1>
      <p>There is no lead with this id at your desk.</p>
    </div>
  )
}

/** Where the way back leads: the list from which the lead was opened, or the inbox. */
function listOf() {
  return placeLeft()?.view === 'ended'
    ? ({ path: deskPaths.ended, label: 'Ended' } as const)
    : ({ path: paths.desk, label: 'Inbox' } as const)
}
