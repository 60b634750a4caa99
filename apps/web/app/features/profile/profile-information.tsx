import { nameMaximumLength, profileLimits } from '@dst/domain/parameters'
import { profileFields, type ProfileEntry, type ProfileField, type ValidationIssue } from '@dst/domain/validation'
import { Button } from '@dst/ui/button'
import { Card } from '@dst/ui/card'
import { DescriptionList } from '@dst/ui/description-list'
import { ErrorSummary } from '@dst/ui/error-summary'
import { FormFields } from '@dst/ui/form-page'
import { TextArea } from '@dst/ui/text-area'
import { TextField } from '@dst/ui/text-field'
import { Fragment, useEffect, useRef, type FormEvent, type ReactElement, type ReactNode } from 'react'
import { errorHeading, fieldError, summaryItems } from '~/lib/forms/field-errors.ts'
import { useErrorFocus } from '~/lib/forms/use-error-focus.ts'
import { fieldLabels } from './profile-conflict.ts'
import { PendingEmail } from './pending-email.tsx'

const idPrefix = 'profile'

/** Props of {@link ProfileInformation}. */
export interface ProfileInformationProps {
  profile: ProfileEntry
  editing: boolean
  /** Whether the form is open because of restored edits rather than because the user just opened it. */
  restored: boolean
  issues: readonly ValidationIssue[]
  /** How often the profile was checked; if it has issues, each check moves the focus to them. */
  checks: number
  onChange: (field: ProfileField, value: string) => void
  onSubmit: () => void
  busy: boolean
  /** A new email address that isn't confirmed yet. */
  pendingEmail: string | null
  /** False if the email address is managed by another service, such as Google. */
  emailEditable: boolean
}

/** The fields of the profile: read-only as a list, or as a form while editing. */
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
  checks,
  restored,
  onChange,
  onSubmit,
  busy,
  emailEditable,
}: ProfileInformationProps) {
  const summary = useErrorFocus(checks)
  const firstField = useFocusOnOpening(issues.length === 0 && !restored)
  const field = (name: ProfileField) => ({
    id: `${idPrefix}-${name}`,
    name,
    label: fieldLabels[name],
    value: profile[name],
    maxLength: maxLengths[name],
    error: fieldError(issues, name),
    onValueChange: (text: string) => onChange(name, text),
  })
  const inputs = {
    firstName: <TextField {...field('firstName')} ref={firstField} autoComplete="given-name" required />,
    lastName: <TextField {...field('lastName')} autoComplete="family-name" required />,
    email: (
      <TextField
        {...field('email')}
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
    ),
    phoneNumber: <TextField {...field('phoneNumber')} type="tel" autoComplete="tel" optionalLabel="optional" />,
    location: <TextField {...field('location')} autoComplete="address-level2" optionalLabel="optional" />,
    bio: <TextArea {...field('bio')} optionalLabel="optional" rows={4} />,
  } satisfies Record<ProfileField, ReactElement>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id="profile-form" method="post" noValidate onSubmit={submit} className="grid gap-6">
      <ErrorSummary ref={summary} heading={errorHeading} errors={summaryItems(issues, idPrefix)} />
      <FormFields columns={2}>
        {inputs.firstName}
        {inputs.lastName}
      </FormFields>
      <FormFields>
        {inFullWidth.map((name) => (
          <Fragment key={name}>{inputs[name]}</Fragment>
        ))}
      </FormFields>
      <div>
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
          Save profile
        </Button>
      </div>
    </form>
  )
}

/** On a small screen the edit button is far above the form, so the first field takes focus, unless errors do. */
function useFocusOnOpening(wanted: boolean) {
  const firstField = useRef<HTMLInputElement>(null)
  const wantedAtFirst = useRef(wanted)
  useEffect(() => {
    if (wantedAtFirst.current) firstField.current?.focus()
  }, [])
  return firstField
}

function rows(profile: ProfileEntry) {
  return profileFields.map((field) => ({ term: fieldLabels[field], description: shown(field, profile[field]) }))
}

function shown(field: ProfileField, text: string): ReactNode {
  if (text === '') return notGiven
  return field === 'bio' ? <span className="whitespace-pre-line">{text}</span> : text
}

const maxLengths: Record<ProfileField, number> = {
  firstName: nameMaximumLength,
  lastName: nameMaximumLength,
  ...profileLimits,
}
const notGiven = 'Not given'
const inFullWidth = profileFields.filter((field) => field !== 'firstName' && field !== 'lastName')
