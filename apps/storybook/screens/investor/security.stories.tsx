import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { goldInvestor } from '@dst/api-client/testing'
import { fakeAuthenticatorCode, fakeProofCode } from '@dst/auth/testing'
import { askForProof } from '@dst/web/app/services/proof.ts'
import { expect, fn } from 'storybook/test'
import { answerWith, outage, refusing, tooManyTries, unanswered } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite, password, type Site } from '../../site/site.ts'
import { choose, enter, lists, press, pressTwice, says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Investor/Security tab (password, two-factor, browsers)',
  tags: ['!autodocs'],
  args: { at: `${paths.profile}#security`, investor: goldInvestor },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const there = shows('Recent activity')

const changePassword = async (present: string) => {
  await enter('Current Password', present)
  await enter('New Password', 'Another-456')
  await enter('Confirm New Password', 'Another-456')
  await press('Update Password')
}

const passedSecondFactor = ({ auth }: Site) => {
  void auth.twoFactor.verify({ factorId: 'factor-1', code: fakeAuthenticatorCode })
  void auth.twoFactor.recoveryCodes.make()
}

export const Security: Story = { play: there }

export const PasswordErrors: Story = {
  play: async () => {
    await press('Update Password')
    await says('Please fix the following errors:')()
  },
}

export const PasswordErrorsMended: Story = {
  tags: ['no-picture'],
  play: async () => {
    await enter('Current Password', 'Another-456')
    await enter('New Password', 'Another-456')
    await press('Update Password')
    await lists('New passwords do not match', 'New password must be different from current password')
    await enter('Current Password', password)
    await lists('New passwords do not match')
    await enter('New Password', 'Another-457')
    await enter('Confirm New Password', 'Another-457')
    await lists()
  },
}

export const WrongPassword: Story = {
  play: async () => {
    await changePassword('not-it-123')
    await lists('Current password is incorrect')
  },
}

export const WrongPasswordMended: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await WrongPassword.play?.(context)
    await enter('Current Password', password)
    await lists()
  },
}

export const PasswordChanged: Story = {
  play: async () => {
    await changePassword(password)
    await says('Password updated successfully!')()
  },
}

/** Google manages the password. */
export const WithoutPassword: Story = { args: { account: { provider: 'google' } }, play: there }

export const TwoFactorOn: Story = {
  args: { account: { secondFactor: true }, arrange: passedSecondFactor },
  play: says(/Recovery codes/),
}

const appReportedAsLost = (site: Site) => {
  passedSecondFactor(site)
  void site.auth.twoFactor.removal('request')
}

export const AppReportedAsLost: Story = {
  args: { account: { secondFactor: true }, arrange: appReportedAsLost },
  play: says(/is about to be removed/),
}

export const AppNotRemoved: Story = {
  args: { account: { secondFactor: true }, arrange: appReportedAsLost },
  play: async () => {
    await press('Keep it')
    await says('Two-factor sign-in stays on.')()
  },
}

export const TurningTwoFactorOn: Story = {
  play: async () => {
    await choose('switch', /Two-factor/)
    await shows('Set up two-factor authentication')()
  },
}

export const WithAPasskey: Story = {
  args: { arrange: ({ auth }) => void auth.passkeys.add('Phone of Maria') },
  play: says('Phone of Maria'),
}

export const PasskeyNotRemoved: Story = {
  tags: ['no-picture'],
  args: {
    arrange: ({ auth }) => {
      void auth.passkeys.add('Phone of Maria')
      Object.assign(auth.passkeys, { remove: refusing(tooManyTries) })
    },
  },
  play: async () => {
    await press('Remove Phone of Maria')
    await press('Remove')
    await says('Too many tries. Please wait a moment.')()
  },
}

/** One browser, and no events yet. */
export const WithoutPasskeys: Story = {
  tags: ['no-picture'],
  beforeEach: () => {
    const passkeys = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential')
    Reflect.deleteProperty(window, 'PublicKeyCredential')
    return () => void (passkeys && Object.defineProperty(window, 'PublicKeyCredential', passkeys))
  },
  play: says(/^This browser can’t make passkeys/),
}

export const NothingHappened: Story = {
  args: { server: { security: { sessions: [], events: [] } } },
  play: there,
}

export const SigningOthersOut: Story = {
  tags: ['no-picture'],
  args: { arrange: ({ auth }) => answerWith(auth, { signOut: fn(unanswered) }) },
  play: async () => {
    await press('Sign out other devices')
    await pressTwice('Sign out other devices')
    await says('Signing out...')()
    await expect(currentSite().auth.signOut).toHaveBeenCalledOnce()
  },
}

/** The auth service doesn't share its event log. */
export const RecordElsewhere: Story = {
  args: { server: { security: { sessions: null, events: null } } },
  play: async () => {
    await says(/^Our sign-in service does not tell us where else you are signed in/)()
    await says(/does not show it here/)()
  },
}

export const Loading: Story = {
  args: { arrange: ({ api }) => void api.hold('me.security') },
  play: shows('Where you are signed in'),
}

export const Failure: Story = {
  args: { arrange: ({ api }) => api.failWith('me.security', outage, Infinity) },
  play: says(/could not be loaded/),
}

const asked = async () => {
  await there()
  const proven = askForProof()
  await says('Confirm it’s you')()
  return proven
}

/** Asked before a way in changes, unless the last proof is of the last ten minutes. */
export const ConfirmItIsYou: Story = {
  play: async () => {
    void asked()
    await says('Confirm it’s you')()
  },
}

export const WrongPasswordAsProof: Story = {
  play: async () => {
    void asked()
    await says('Confirm it’s you')()
    await enter('Your password', 'not-it-123')
    await press('Confirm')
    await says('The password is incorrect')()
  },
}

export const PasswordAsProof: Story = {
  play: async () => {
    const proven = asked()
    await says('Confirm it’s you')()
    await enter('Your password', password)
    await pressTwice('Confirm')
    await expect(proven).resolves.toBe(true)
  },
}

export const CodeAsProof: Story = {
  args: { account: { provider: 'google' } },
  play: async () => {
    const proven = asked()
    await says('Confirm it’s you')()
    await press('Email me a code')
    await enter('Code from the email', '000000')
    await press('Use the code')
    await says(/This code is wrong or no longer valid/)()
    await enter('Code from the email', fakeProofCode)
    await press('Use the code')
    await expect(proven).resolves.toBe(true)
  },
}

export const CodeSent: Story = {
  play: async () => {
    void asked()
    await says('Confirm it’s you')()
    await press('Use a code by email instead')
    await press('Email me a code')
    await says(/We sent a code to/)()
  },
}

export const NothingProven: Story = {
  play: async () => {
    const proven = asked()
    await says('Confirm it’s you')()
    await press('Cancel')
    await expect(proven).resolves.toBe(false)
  },
}
