import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { TextArea } from '@dst/ui/text-area'
import { TextField } from '@dst/ui/text-field'
import { DraftNote } from '~/lib/draft-note.tsx'
import { useContactForm } from './use-contact-form.ts'

const idPrefix = 'contact'

/** The contact form with five fields. It clears after the message was sent, and keeps all input if sending failed. */
export function ContactForm() {
  const { form, issues, Summary, outcome, busy, submit, kept, keep, discard } = useContactForm()
  const field = (name: keyof typeof issues) => ({
    id: `${idPrefix}-${name}`,
    name,
    required: true,
    error: issues[name],
  })

  return (
    // If submitted before the script has loaded, the message must not end up in the URL: this method sends nothing.
    <form
      ref={form}
      method="dialog"
      className="contact-form"
      noValidate
      aria-label="Send us a message"
      onSubmit={submit}
      onInput={keep}
    >
      {Summary === undefined ? null : <Summary issues={issues} idPrefix={idPrefix} />}
      <div className="contact-names">
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <TextField {...field('email')} type="email" label="Email" autoComplete="email" />
      <TextField {...field('subject')} label="Subject" />
      <TextArea
        {...field('message')}
        label="Message"
        rows={6}
        hint="Please leave out account numbers and tax papers."
      />
      <RobotField />
      <div aria-live="polite" className="contact-outcome">
        {outcome === undefined ? null : (
          <Banner tone={outcome.sent ? 'success' : 'error'} announce="none">
            {outcome.words}
          </Banner>
        )}
      </div>
      <div>
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Send Message
        </Button>
      </div>
      {kept ? <DraftNote until="you send it" discardLabel="Discard" onDiscard={discard} /> : null}
    </form>
  )
}

/** A honeypot that people never see. Robots fill it in, which the server detects; browsers don't autofill this name. */
function RobotField() {
  return (
    <div className="ui-visually-hidden" aria-hidden="true">
      <TextField
        name="topic"
        label="Leave this field empty"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </div>
  )
}
