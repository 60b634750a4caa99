import { NativeSelect } from '@dst/ui/native-select'
import { knownDeviceZone, zoneOptions } from '~/lib/consultation/contact-zones.ts'
import { zoneName } from '~/lib/time/moment.ts'

interface ZoneFieldProps {
  id: string
  name: string
  error?: string | undefined
  /** IANA time zone; empty while none is known. */
  value: string
  onChoose: (zone: string) => void
}

/** Which time zone is meant, with a way to change it. */
export function ZoneField({ value, onChoose, ...shared }: ZoneFieldProps) {
  const options = zoneOptions(knownDeviceZone(), value)
  // A clock stands in the list once, under one of its names.
  const chosen = value === '' ? '' : (options.find(({ label }) => label === zoneName(value))?.value ?? value)
  return (
    <NativeSelect
      {...shared}
      label="Your time zone"
      hint="Nobody calls you before 8 am or after 9 pm there."
      options={options}
      value={chosen}
      onValueChange={onChoose}
    />
  )
}
