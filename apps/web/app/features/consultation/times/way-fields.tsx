import { fieldLimits } from '@dst/contracts'
import { RadioCards } from '@dst/ui/radio-cards'
import { TextField } from '@dst/ui/text-field'
import { useEffect, useRef } from 'react'
import { wayInputId, type Booking } from './use-booking.ts'

const options = [
  { value: 'phone', label: 'They call me' },
  { value: 'link', label: 'We meet at their link' },
] as const

/** How the conversation takes place, which is asked before it is booked: a number to call or, if there is one, a link. */
export function WayFields({ booking: { way, chooseWay, hasMeetingLink, refused } }: { booking: Booking }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Respond to every attempt to book, not only the first.
    if (refused !== undefined) field.current?.focus()
  }, [refused])

  return (
    <>
      {hasMeetingLink ? (
        <RadioCards
          id="way-kind"
          name="way"
          legend="How do you want to talk?"
          options={options}
          value={way.kind}
          onValueChange={(kind) => chooseWay({ ...way, kind })}
          hint="With a link, you get it in the invitation by email, and see it on your profile."
        />
      ) : null}
      {way.kind === 'phone' ? (
        <TextField
          id={wayInputId}
          ref={field}
          name="phoneNumber"
          label="Phone number for the conversation"
          type="tel"
          autoComplete="tel"
          maxLength={fieldLimits.phoneNumber}
          hint="The firm gets it for this conversation. With country code if it is not a US number."
          value={way.phoneNumber}
          onValueChange={(phoneNumber) => chooseWay({ ...way, phoneNumber })}
          error={refused?.message}
        />
      ) : null}
    </>
  )
}
