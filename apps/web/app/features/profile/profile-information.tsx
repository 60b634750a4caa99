import type { ProfileEntry, ValidationIssue } from '@dst/domain/validation'
import { Button } from '@dst/ui/button'
import { Card } from '@dst/ui/card'
import { DescriptionList } from '@dst/ui/description-list'
import { ErrorSummary } from '@dst/ui/error-summary'
import { FormFields } from '@dst/ui/form-page'
import { TextArea } from '@dst/ui/text-area'
import { TextField } from '@dst/ui/text-field'
import { useEffect, useRef, type FormEvent } from 'react'
import { errorHeading, fieldError, summaryItems } from '~/lib/field-errors'
import { useErrorFocus } from '~/lib/use-error-focus'
import { PendingEmail } from './pending-email'

const idPrefix = 'profile'

/** Props of {@link ProfileInformation}. */
export interface ProfileInformationProps {
  profile: ProfileEntry
  editing: boolean
  /** Whether the form is open because of edits from before, and not because the person has just opened it. */
  restored: boolean
  issues: readonly ValidationIssue[]
  onChange: (field: keyof ProfileEntry, value: string) => void
  onSubmit: () => void
  busy: boolean
  /** An address that waits for its link to be opened. */
  pendingEmail: string | null
  /** False where the address belongs to another service, such as Google. */
  emailEditable: boolean
}

/** The six fields of the profile: as a list to read, or as a form while editing. */
export function ProfileInformation(props: ProfileInformationProps) {
  const { profile, editing, pendingEmail } = props
  return (
    <Card heading="Profile Information" headingLevel={2}>
      {pendingEmail === null ? null : <PendingEmail email={pendingEmail} />}
      {editing ? <InformationForm {...props} /> : <DescriptionList items={rows(profile)} />}
    </Card>
  )
}

function InformationForm({
  profile,
  issues,
  restored,
  onChange,
  onSubmit,
  busy,
  emailEditable,
}: ProfileInformationProps) {
  const summary = useErrorFocus(issues)
  const firstField = useFocusOnOpening(issues.length === 0 && !restored)
  const field = (name: keyof ProfileEntry) => ({
    id: `${idPrefix}-${name}`,
    name,
    value: profile[name],
    error: fieldError(issues, name),
    onChange: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(name, event.currentTarget.value),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id="profile-form" method="post" noValidate onSubmit={submit} className="grid gap-6">
      <ErrorSummary ref={summary} heading={errorHeading} errors={summaryItems(issues, idPrefix)} />
      <FormFields columns={2}>
        <TextField {...field('firstName')} ref={firstField} label="First Name" autoComplete="given-name" required />
        <TextField {...field('lastName')} label="Last Name" autoComplete="family-name" required />
      </FormFields>
      <FormFields>
        <TextField
          {...field('email')}
          label="Email Address"
          type="email"
          autoComplete="email"
          required
          readOnly={!emailEditable}
          hint={
            emailEditable
              ? 'A new address takes effect once you open the link that we send to it.'
              : 'You sign in with Google, so the address is changed there.'
          }
        />
        <TextField
          {...field('phoneNumber')}
          label="Phone Number"
          type="tel"
          autoComplete="tel"
          optionalLabel="optional"
        />
        <TextField {...field('location')} label="Location" autoComplete="address-level2" optionalLabel="optional" />
        <TextArea {...field('bio')} label="Bio" optionalLabel="optional" rows={4} />
      </FormFields>
      <div>
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
          Save profile
        </Button>
      </div>
    </form>
  )
}

/** Editing begins far above the form on a small screen, so its first field takes the focus, unless errors do. */
function useFocusOnOpening(wanted: boolean) {
  const firstField = useRef<HTMLInputElement>(null)
  const wantedAtFirst = useRef(wanted)
  useEffect(() => {
    if (wantedAtFirst.current) firstField.current?.focus()
  }, [])
  return firstField
}

function rows({ firstName, lastName, email, phoneNumber, location, bio }: ProfileEntry) {
  return [
    { term: 'First Name', description: firstName || notGiven },
    { term: 'Last Name', description: lastName || notGiven },
    { term: 'Email Address', description: email },
    { term: 'Phone Number', description: phoneNumber || notGiven },
    { term: 'Location', description: location || notGiven },
    { term: 'Bio', description: bio === '' ? notGiven : <span className="whitespace-pre-line">{bio}</span> },
  ]
}

const notGiven = 'Not given'
