import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { TextArea } from '@dst/ui/text-area'
import { TextField } from '@dst/ui/text-field'
import { DraftNote } from '~/lib/draft-note'
import { useContactForm } from './use-contact-form'

const idPrefix = 'contact'

/** The form of five fields. It clears when the message was sent, and keeps every word when it was not. */
export function ContactForm() {
  const { form, issues, Summary, outcome, busy, submit, kept, keep, discard } = useContactForm()
  const field = (name: keyof typeof issues) => ({
    id: `${idPrefix}-${name}`,
    name,
    required: true,
    error: issues[name],
  })

  return (
    // A press before the script is there must not put the message into the address: this method sends nothing.
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

/** A field that people never meet. Robots fill it in, which the server notices; its name is none that browsers fill. */
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
