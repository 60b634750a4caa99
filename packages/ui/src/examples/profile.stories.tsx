import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { Avatar } from '../components/avatar/avatar.tsx'
import { Banner } from '../components/banner/banner.tsx'
import { Button } from '../components/button/button.tsx'
import { Card } from '../components/card/card.tsx'
import { DescriptionList } from '../components/description-list/description-list.tsx'
import { Dialog } from '../components/dialog/dialog.tsx'
import { ErrorSummary } from '../components/error-summary/error-summary.tsx'
import { LinkButton } from '../components/link-button/link-button.tsx'
import { PasswordField } from '../components/password-field/password-field.tsx'
import { Skeleton } from '../components/skeleton/skeleton.tsx'
import { Spinner } from '../components/spinner/spinner.tsx'
import { Switch } from '../components/switch/switch.tsx'
import { TextArea } from '../components/text-area/text-area.tsx'
import { TextField } from '../components/text-field/text-field.tsx'
import { TierBadge } from '../components/tier-badge/tier-badge.tsx'
import { FormFields, FormPage } from '../patterns/form-page/form-page.tsx'
import { MessagePage } from '../patterns/message-page/message-page.tsx'
import { ActionBar, SettingsRows } from '../patterns/settings-rows/settings-rows.tsx'
import { TwoStepConfirmation } from '../patterns/two-step-confirmation/two-step-confirmation.tsx'
import { reviewParameters, Screen, Screens } from './screen.tsx'

const margaret = { firstName: 'Margaret', lastName: 'Ellison', email: 'margaret.ellison@example.com' }
const long = {
  firstName: 'Maximiliana-Alexandrina',
  lastName: 'Featherstonehaugh-Wolfeschlegelstein',
  email: 'maximiliana.featherstonehaugh+exchange-correspondence@investments.example.com',
}

function Profile({
  person = margaret,
  children,
  completed = true,
}: {
  person?: typeof margaret
  children: ReactNode
  completed?: boolean
}) {
  const lead = completed ? <TierBadge tone="silver" label="Silver tier" /> : person.email
  return (
    <FormPage
      title={`Welcome Back, ${person.firstName}`}
      lead={lead}
      before={<Avatar name={`Picture of ${person.firstName} ${person.lastName}`} size="large" />}
    >
      {children}
    </FormPage>
  )
}

function Information({ person = margaret }: { person?: typeof margaret }) {
  const items = [
    { term: 'First Name', description: person.firstName },
    { term: 'Last Name', description: person.lastName },
    { term: 'Email Address', description: person.email },
    { term: 'Phone Number', description: 'Not given' },
    { term: 'Location', description: 'Savannah, Georgia' },
  ]
  return (
    <Card heading="Profile Information" headingLevel={2}>
      <DescriptionList items={items} />
    </Card>
  )
}

function Editing({
  wrong = false,
  saving = false,
  children,
}: {
  wrong?: boolean
  saving?: boolean
  children?: ReactNode
}) {
  return (
    <>
      {children}
      {wrong ? (
        <ErrorSummary heading="Please fix the following errors:" errors={[{ message: 'First name is required' }]} />
      ) : null}
      <FormFields>
        <TextField
          name="firstName"
          label="First Name"
          defaultValue={wrong ? '' : margaret.firstName}
          error={wrong ? 'First name is required' : undefined}
        />
        <TextField name="lastName" label="Last Name" defaultValue={margaret.lastName} />
        <TextField
          name="email"
          label="Email Address"
          type="email"
          defaultValue={margaret.email}
          hint="A new address takes effect once you open the link that we send to it."
        />
        <TextArea name="bio" label="Bio" optionalLabel="optional" rows={4} />
      </FormFields>
      <ActionBar
        status={saving ? 'Saving...' : 'Unsaved changes'}
        apart={<Button variant="quiet">Delete Account</Button>}
      >
        <Button busy={saving} busyLabel="Saving...">
          Save All Changes
        </Button>
        <Button variant="secondary">Reset to Default</Button>
      </ActionBar>
    </>
  )
}

function Notifications({ disabled = false }: { disabled?: boolean }) {
  const setting = (label: string, checked: boolean, hint?: string) => ({
    id: label,
    content: <Switch label={label} hint={hint} checked={checked} disabled={disabled} onCheckedChange={fn()} />,
  })
  return (
    <SettingsRows
      rows={[
        setting('Email notifications', true, 'News about your request and account.'),
        setting('SMS notifications', false, 'Needs a phone number.'),
        setting('Monthly newsletter', true),
      ]}
    />
  )
}

function Password({ error }: { error?: string }) {
  return (
    <FormFields>
      {error === undefined ? null : <Banner tone="error">{error}</Banner>}
      <PasswordField name="current" label="Current Password" autoComplete="current-password" error={error} />
      <PasswordField name="new" label="New Password" autoComplete="new-password" hint="At least 8 characters." />
      <Button type="submit">Change Password</Button>
    </FormFields>
  )
}

function AllStates() {
  return (
    <Screens>
      <Screen name="Loading">
        <FormPage title="Your profile">
          <Spinner label="Loading your profile" size="large" />
          <Skeleton label="" lines={6} />
        </FormPage>
      </Screen>
      <Screen name="Not loaded">
        <MessagePage
          title="Your profile could not be loaded"
          icon="alert"
          tone="negative"
          actions={<Button icon="refresh">Try again</Button>}
        >
          <p>You are still signed in and nothing is lost. Please try again in a moment.</p>
        </MessagePage>
      </Screen>
      <Screen name="Reading">
        <Profile>
          <Information />
        </Profile>
      </Screen>
      <Screen name="Reading, very long name and address">
        <Profile person={long}>
          <Information person={long} />
        </Profile>
      </Screen>
      <Screen name="Questionnaire not completed">
        <Profile completed={false}>
          <Banner
            tone="info"
            heading="Complete your profile"
            action={
              <LinkButton size="small" href="#questionnaire">
                Go on
              </LinkButton>
            }
          >
            Five minutes of questions show where you stand.
          </Banner>
          <Information />
        </Profile>
      </Screen>
      <Screen name="Editing">
        <Profile>
          <Editing />
        </Profile>
      </Screen>
      <Screen name="Editing, with an error">
        <Profile>
          <Editing wrong />
        </Profile>
      </Screen>
      <Screen name="Saving">
        <Profile>
          <Editing saving />
        </Profile>
      </Screen>
      <Screen name="Not saved">
        <Profile>
          <Editing>
            <Banner
              tone="error"
              action={
                <Button size="small" variant="secondary">
                  Retry
                </Button>
              }
            >
              Network error. Please check your connection and try again.
            </Banner>
          </Editing>
        </Profile>
      </Screen>
      <Screen name="Saved">
        <Profile>
          <Banner tone="success" onDismiss={fn()}>
            Your profile has been saved.
          </Banner>
          <Information />
        </Profile>
      </Screen>
      <Screen name="New address not confirmed yet">
        <Profile>
          <Banner tone="info" heading="Your new address waits for you">
            Open the link that we sent to m.ellison@example.org. Until then your address stays as it is.
          </Banner>
          <Information />
        </Profile>
      </Screen>
      <Screen name="Notifications">
        <Profile>
          <Notifications />
        </Profile>
      </Screen>
      <Screen name="Notifications, saving">
        <Profile>
          <Notifications disabled />
        </Profile>
      </Screen>
      <Screen name="Security">
        <Profile>
          <Password />
        </Profile>
      </Screen>
      <Screen name="Security, wrong password">
        <Profile>
          <Password error="Incorrect password – please try again." />
        </Profile>
      </Screen>
    </Screens>
  )
}

const meta = {
  title: 'Review/All states of the profile',
  component: AllStates,
  parameters: { ...reviewParameters, docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof AllStates>
export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = {}
export const ResetDialog: Story = {
  render: () => (
    <Dialog
      open
      onClose={fn()}
      title="Reset to Default"
      footer={
        <>
          <Button variant="secondary">Cancel</Button>
          <Button>Reset</Button>
        </>
      }
    >
      Your settings go back to what they were at first.
    </Dialog>
  ),
}
export const DeleteDialog: Story = {
  render: () => (
    <TwoStepConfirmation
      open
      onClose={fn()}
      title="Delete Account"
      warning="Your profile, answers and consultation requests will be removed for good."
      cancelLabel="Cancel"
      continueLabel="Continue"
      word="DELETE"
      wordLabel="Type DELETE to confirm"
      confirmLabel="Delete Account"
      blockedReason="Write to us to have the account deleted."
    />
  ),
}
