import { authenticatorsOf, type AuthUser } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { lostFactorWait } from '@dst/domain/parameters'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { Card } from '@dst/ui/card'
import { SettingsRows } from '@dst/ui/settings-rows'
import { Switch } from '@dst/ui/switch'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { localDate } from '~/lib/time/local-date.ts'
import { useUser } from '~/services/session.ts'
import { EnrollDialog } from './enroll-dialog.tsx'
import { NewCodesDialog } from './new-codes-dialog.tsx'
import { RemovalUnderWay } from './removal-under-way.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'
import './second-factor.css'

type Opened = 'enroll' | 'codes' | 'turn-off'

/** Whether sign-in requires a code, and the related settings. */
export function TwoFactorCard() {
  const user = useUser()
  return user === null ? null : <Protection user={user} />
}

function Protection({ user }: { user: AuthUser }) {
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState<Opened>()
  const [authenticator] = authenticatorsOf(user)
  const isOn = authenticator !== undefined
  const since = localDate(authenticator?.addedAt)
  const close = () => {
    setOpened(undefined)
    void queryClient.invalidateQueries({ queryKey: codesKey })
  }
  const dialog = { user, onClose: close }
  const toggle = (
    <Switch
      label="Two-factor authentication"
      hint={
        'Signing in then also takes a code from an app on your phone, so your password alone lets nobody in. ' +
        'A passkey needs no code: it already asks for your fingerprint, face or screen lock.'
      }
      checked={isOn}
      onCheckedChange={(on) => setOpened(on ? 'enroll' : 'turn-off')}
    />
  )
  return (
    <Card heading="Two-factor sign-in" headingLevel={2}>
      {isOn ? <RemovalUnderWay user={user} /> : null}
      <SettingsRows
        rows={[
          { id: 'two-factor', content: toggle },
          ...(isOn
            ? [{ id: 'codes', content: <CodesLeft user={user} since={since} onMake={() => setOpened('codes')} /> }]
            : []),
        ]}
      />
      {opened === 'enroll' ? <EnrollDialog {...dialog} /> : null}
      {opened === 'codes' ? <NewCodesDialog {...dialog} /> : null}
      {opened === 'turn-off' ? <TurnOffDialog {...dialog} /> : null}
    </Card>
  )
}

const codesKey = ['second-factor', 'recovery-codes'] as const
/** With fewer than this, the user should create new ones. */
const few = 3
const days = lostFactorWait / 86_400

function CodesLeft({ user, since, onMake }: { user: AuthUser; since: string | undefined; onMake: () => void }) {
  const { client } = useAuth()
  const { data } = useQuery({
    queryKey: [...codesKey, user.id],
    queryFn: async () => {
      const counted = await client.twoFactor.recoveryCodes.left()
      return counted.ok ? { counted: counted.value } : null
    },
  })
  const counted = data?.counted
  const words =
    counted === null
      ? 'You have no recovery codes.'
      : `Recovery codes: ${counted?.left ?? 0} of ${counted?.total ?? 0} left.`
  return (
    <div className="grid justify-items-start gap-2">
      <p>{`${since === undefined ? 'It is on.' : `On since ${since}.`}${counted === undefined ? '' : ` ${words}`}`}</p>
      {counted === null || (counted !== undefined && counted.left < few) ? (
        <Banner tone="caution" announce="none">
          {`Without recovery codes, losing your phone can keep you out for ${days} days or more. Make new ones and ` +
            'keep them safe.'}
        </Banner>
      ) : null}
      <Button variant="secondary" size="small" onClick={onMake}>
        Make new codes
      </Button>
    </div>
  )
}
