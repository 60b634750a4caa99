import { Card } from '@dst/ui/card'
import { TextLink } from '@dst/ui/link'
import { useEffect } from 'react'
import { paths } from '~/paths.ts'
import type { CountedDay } from '../store/exchange-day.ts'
import { useExchangeDay } from '../store/exchange-day.ts'
import { useAccountFile, type AccountFileState } from '../store/account-file-state.ts'
import { followAccountFile } from '../store/follow-account-file.ts'

/** The person's exchange: which day it is, and whether it is in the account. */
export function ExchangeCard() {
  const state = useAccountFile()
  const day = useExchangeDay()
  useEffect(followAccountFile, [])
  return (
    <Card heading="Your exchange" headingLevel={2}>
      {day === undefined ? null : <p className="font-serif text-figure leading-tight">{dayLabel(day)}</p>}
      <p className="max-w-measure">{cardMessage(state, day !== undefined)}</p>
      <p>
        <TextLink href={paths.exchange} className="inline-flex min-h-11 items-center">
          {day === undefined && state.status === 'offered' ? 'Begin with your dates' : 'Open your exchange'}
        </TextLink>
      </p>
    </Card>
  )
}

/** "Day 17 of 45". */
export function dayLabel({ day, of }: CountedDay): string {
  return `Day ${day} of ${of}`
}

/** Where the file stands with the account, in one sentence. */
export function cardMessage(state: AccountFileState, runs: boolean): string {
  switch (state.status) {
    case 'unknown':
      return 'Looking in your account…'
    case 'saved':
      return 'Your exchange is saved in your account. You will find it on every device where you sign in.'
    case 'saving':
      return 'Your exchange is being saved to your account.'
    case 'offered':
      return runs
        ? 'Your exchange is kept on this device only. You can keep it in your account too.'
        : 'No exchange is saved in your account.'
    case 'choice':
      return 'Your account has a different exchange from this device. Open it to choose between them.'
    case 'conflict':
      return 'Your exchange was changed on two devices. Open it to choose what stays.'
    case 'emptied':
      return 'Your exchange is saved in your account. Everything on this device was cleared.'
    case 'failed':
      return state.task === 'save'
        ? 'The latest changes of your exchange are on this device, and could not be saved to your account.'
        : 'We could not check whether an exchange is saved in your account.'
  }
}
