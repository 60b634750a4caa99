import type { AuthUser } from '@dst/auth'
import type { Investor } from '@dst/contracts'
import { Tabs } from '@dst/ui/tabs'
import { useState } from 'react'
import { hasCompletedQuestionnaire } from '~/services/current-investor'
import { DeleteAccountDialog, ResetDialog } from './account-dialogs'
import { CompleteProfile, InvestmentProfile } from './investment-profile'
import { NotificationsTab } from './notifications-tab'
import { PreferencesCard, SharingCard } from './preference-cards'
import { ProfileHeader } from './profile-header'
import { ProfileInformation } from './profile-information'
import { SaveBar } from './save-bar'
import { hasPassword, SecurityTab } from './security-tab'
import { useProfileEditor, type ProfileEditor, type ProfileTab } from './use-profile-editor'
import { useProfileSave } from './use-profile-save'

/** Props of {@link ProfileScreen}. */
export interface ProfileScreenProps {
  investor: Investor
  user: AuthUser
  onSchedule: () => void
}

/** The profile of a signed-in investor. */
export function ProfileScreen({ investor, user, onSchedule }: ProfileScreenProps) {
  const editor = useProfileEditor(investor, user.id)
  const saving = useProfileSave(investor, editor)
  const [dialog, setDialog] = useState<'reset' | 'delete'>()
  const close = () => setDialog(undefined)

  return (
    <div className="profile-page">
      <ProfileHeader investor={investor} editing={editor.editing} onToggleEditing={editor.toggleEditing} />
      <Tabs
        label="Profile settings"
        selected={editor.tab}
        onSelect={(id) => editor.selectTab(isProfileTab(id) ? id : 'profile')}
        items={[
          { id: 'profile', label: 'Profile', content: <ProfileTabContent {...{ investor, user, editor, onSchedule }} onSubmit={saving.save} /> },
          { id: 'security', label: 'Security', content: <SecurityTab user={user} twoFactorAuth={investor.twoFactorAuth} /> },
          { id: 'notifications', label: 'Notifications', content: <NotificationsTab notifications={editor.draft.notifications} onChange={editor.changeNotification} /> },
        ]}
      />
      <SaveBar saving={saving} unsaved={editor.unsaved} onReset={() => setDialog('reset')} onDelete={() => setDialog('delete')} />
      <ResetDialog
        open={dialog === 'reset'}
        onClose={close}
        onReset={() => {
          editor.drop()
          saving.clear()
        }}
      />
      <DeleteAccountDialog open={dialog === 'delete'} onClose={close} />
    </div>
  )
}

interface ProfileTabContentProps extends ProfileScreenProps {
  editor: ProfileEditor
  onSubmit: () => void
}

function ProfileTabContent({ investor, user, editor, onSchedule, onSubmit }: ProfileTabContentProps) {
  const completed = hasCompletedQuestionnaire(investor)
  return (
    <div className="grid gap-6">
      {completed ? <InvestmentProfile investor={investor} onSchedule={onSchedule} /> : <CompleteProfile />}
      <div className="profile-columns" data-columns={completed || investor.shareWithVc !== null ? 2 : 1}>
        <ProfileInformation
          profile={editor.draft.profile}
          editing={editor.editing}
          issues={editor.issues}
          restored={editor.restored}
          onChange={editor.changeField}
          onSubmit={onSubmit}
          pendingEmail={user.newEmail || null}
          emailEditable={hasPassword(user)}
        />
        <div className="grid content-start gap-6">
          {completed ? <PreferencesCard investor={investor} /> : null}
          <SharingCard shareWithVc={investor.shareWithVc} />
        </div>
      </div>
    </div>
  )
}

function isProfileTab(id: string): id is ProfileTab {
  return id === 'profile' || id === 'security' || id === 'notifications'
}
