const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** The day of a moment in words, e.g. "November 21, 2026", in the reader's time zone; undefined where there is none. */
export function dayOf(moment: string | null | undefined): string | undefined {
  const time = new Date(moment ?? '')
  return Number.isNaN(time.getTime()) ? undefined : format.format(time)
}
