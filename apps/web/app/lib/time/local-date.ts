const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/**
 * The date of a timestamp as text, e.g. "November 21, 2026", in the reader's time zone; undefined without a timestamp.
 */
export function localDate(moment: string | null | undefined): string | undefined {
  const time = new Date(moment ?? '')
  return Number.isNaN(time.getTime()) ? undefined : format.format(time)
}
