import { hasDroppedPassword, type AuthUser } from '@dst/auth'
import type { Investor } from '@dst/contracts'
import { draftMaximumAge } from '@dst/domain/parameters'
import { Banner } from '@dst/ui/banner'
import { Tabs } from '@dst/ui/tabs'
import { useState, type ReactElement, type ReactNode } from 'react'
import { hasPassword } from '~/lib/account/has-password.ts'
import { hasCompletedQuestionnaire } from '~/services/queries/current-investor.ts'
import { AccountDeletion } from './account-deletion.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { CompleteProfile, InvestmentProfile } from './investment-profile.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { MissingPassword } from './missing-password.tsx'
import { NotificationsTab } from './notifications-tab.tsx'
import { PreferencesCard, SharingCard } from './preference-cards.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { ProfileInformation } from './profile-information.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { SaveBar } from './save-bar.tsx'
import { SecurityTab } from './security-tab.tsx'
import { useProfileEditor, type ProfileEditor } from './use-profile-editor.ts'
import { useProfileSave, type ProfileSaving } from './use-profile-save.ts'

/** Parts of the page that are features of their own. */
export interface ProfileParts {
  /** The exchange that the investor works on. */
  exchange: ReactElement
  /** The investor's requests for a consultation. */
  requests: ReactElement
  /** The user's questionnaire submissions, with a way to submit again. */
  history: ReactElement
  /** Cards for the second factor and passkeys; rendered while the security tab is open. */
  protection: ReactNode
  /** Signed-in browsers and recent security events; rendered while the security tab is open. */
  security: ReactElement
  /** Reminders of the exchange; rendered while the notifications tab is open. */
  reminders: ReactElement
  /** The tab with the user's consents; rendered while it is open. */
  sharing: ReactNode
}

/** Props of {@link ProfileScreen}. */
export interface ProfileScreenProps {
  investor: Investor
  user: AuthUser
  parts: ProfileParts
  onSchedule: () => void
  /** Called after the account was deleted. */
  onDeleted: () => void
}

/** The profile of a signed-in investor. */
export function ProfileScreen({ investor, user, parts, onSchedule, onDeleted }: ProfileScreenProps) {
  const editor = useProfileEditor(investor, user.id)
  const saving = useProfileSave(investor, editor)
  const [dialog, setDialog] = useState<'reset' | 'delete'>()
  const close = () => setDialog(undefined)
  const notifications = {
    notifications: editor.draft.notifications,
    onChange: editor.changeNotification,
    onSave: () => saving.save('notifications'),
    busy: saving.busy,
  }

  const security =
    editor.tab === 'security' ? (
      <SecurityTab user={user} protection={parts.protection} activity={parts.security} />
    ) : null

  return (
    <div className="profile-page">
      <ProfileHeader investor={investor} editing={editor.editing} onToggleEditing={editor.toggleEditing} />
      {hasDroppedPassword(user) && editor.tab !== 'security' ? (
        <Banner tone="caution" heading="Your account has no password">
          <MissingPassword />
        </Banner>
      ) : null}
      <Tabs
        label="Profile settings"
        selected={editor.tab}
        onSelect={editor.selectTab}
        items={[
          {
            id: 'profile',
            label: 'Profile',
            content: <ProfileTabContent {...{ investor, user, parts, editor, saving, onSchedule }} />,
          },
          { id: 'security', label: 'Security', content: security },
          {
            id: 'notifications',
            label: 'Notifications',
            content: (
              <div className="grid gap-6">
                <NotificationsTab {...notifications} />
                {editor.tab === 'notifications' ? parts.reminders : null}
              </div>
            ),
          },
          { id: 'sharing', label: 'Sharing', content: editor.tab === 'sharing' ? parts.sharing : null },
        ]}
      />
      <SaveBar
        saving={saving}
        unsaved={editor.unsaved}
        onReset={() => setDialog('reset')}
        onDelete={() => setDialog('delete')}
      />
      {saving.conflict === undefined ? null : (
        <ConflictDialog conflict={saving.conflict} onResolve={saving.resolve} onClose={saving.leaveConflict} />
      )}
      {editor.unsaved ? (
        <LeaveQuestion
          consequence={
            `Your changes stay on this device for up to ${draftMaximumAge} days, but they are ` +
            'not on your profile until you save them.'
          }
        />
      ) : null}
      <ResetDialog
        open={dialog === 'reset'}
        onClose={close}
        onReset={() => {
          editor.drop()
          saving.clear()
        }}
      />
      <AccountDeletion open={dialog === 'delete'} onClose={close} user={user} onDeleted={onDeleted} />
    </div>
  )
}

interface ProfileTabContentProps extends Omit<ProfileScreenProps, 'onDeleted'> {
  editor: ProfileEditor
  saving: ProfileSaving
}

function ProfileTabContent({ investor, user, parts, editor, saving, onSchedule }: ProfileTabContentProps) {
  const completed = hasCompletedQuestionnaire(investor)
  return (
    <div className="grid gap-6">
      {completed ? <InvestmentProfile investor={investor} onSchedule={onSchedule} /> : <CompleteProfile />}
      {parts.requests}
      {parts.exchange}
      <div className="profile-columns" data-columns={completed || investor.shareWithVc !== null ? 2 : 1}>
        <ProfileInformation
          profile={editor.draft.profile}
          editing={editor.editing}
          issues={editor.issues}
          checks={editor.checks}
          restored={editor.restored}
          onChange={editor.changeField}
          onSubmit={() => saving.save('profile')}
          busy={saving.busy}
          pendingEmail={user.newEmail || null}
          emailEditable={hasPassword(user)}
        />
        <div className="grid content-start gap-6">
          {completed ? <PreferencesCard investor={investor} /> : null}
          <SharingCard shareWithVc={investor.shareWithVc} />
        </div>
      </div>
      {completed ? parts.history : null}
    </div>
  )
}
