import { describeLastSaved } from '@dst/domain/time'
import { Badge } from '@dst/ui/badge'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { ActionBar } from '@dst/ui/settings-rows'
import { storedUntilMessage } from '~/lib/forms/draft-note.tsx'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { useNow } from '~/lib/time/use-now.ts'
import type { ProfileSaving } from './use-profile-save.ts'

const refreshEvery = 30_000

/** Props of {@link SaveBar}. */
export interface SaveBarProps {
  saving: ProfileSaving
  unsaved: boolean
  onReset: () => void
  onDelete: () => void
}

/** The footer of the profile page: its save state, and the available actions. */
export function SaveBar({ saving, unsaved, onReset, onDelete }: SaveBarProps) {
  return (
    <div className="grid gap-4">
      {saving.success ? <Banner tone="success">Profile updated successfully!</Banner> : null}
      <SaveProblem saving={saving} />
      {unsaved ? <p className="text-small text-ink-muted">{storedUntilMessage('you save or reset them')}</p> : null}
      <ActionBar
        status={<SaveStatus unsaved={unsaved} savedAt={saving.savedAt} />}
        apart={
          <Button variant="quiet" icon="trash" onClick={onDelete}>
            Delete Account
          </Button>
        }
      >
        <Button busy={saving.busy} busyLabel="Saving..." onClick={() => saving.save('all')}>
          Save All Changes
        </Button>
        <Button variant="secondary" disabled={saving.busy} onClick={onReset}>
          Reset to Default
        </Button>
      </ActionBar>
    </div>
  )
}

function SaveStatus({ unsaved, savedAt }: { unsaved: boolean; savedAt: Date | undefined }) {
  const now = useNow(refreshEvery, savedAt !== undefined)
  if (unsaved)
    return (
      <Badge tone="caution" icon="edit">
        Unsaved changes
      </Badge>
    )
  return savedAt === undefined ? null : <span>{describeLastSaved(savedAt, now)}</span>
}

function SaveProblem({ saving: { problem, retryNotice, retry, busy } }: { saving: ProfileSaving }) {
  if (problem === undefined) return null
  const message = retryNotice === undefined ? problem.message : `${problem.message} ${retryNotice}`
  const expired = problem.kind === 'failed' && problem.code === 'session-expired'
  const again =
    retryNotice === undefined ? undefined : (
      <Button variant="secondary" size="small" icon="refresh" busy={busy} onClick={retry}>
        Retry
      </Button>
    )
  return <ErrorBanner message={message} retryAt={problem.retryAt} action={expired ? <SignInAgain /> : again} />
}
