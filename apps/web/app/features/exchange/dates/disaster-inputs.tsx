import type { Section } from '@dst/content/blocks'
import type { ExchangeFile } from '@dst/domain/exchange-file'
import { Banner } from '@dst/ui/banner'
import { Disclosure } from '@dst/ui/disclosure'
import { ContentBlocks } from '~/lib/copy/content-blocks.tsx'
import { DateInput } from '../fields/date-input.tsx'
import { FlagInput } from '../fields/flag-input.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { useExchangeFile } from '../store/document.ts'
import { disasterGap } from './disaster-gap.ts'

/** What an IRS notice after a disaster says. What follows from it is part of the answer. */
export function DisasterInputs({ note }: { note: Section | undefined }) {
  const file: ExchangeFile = useExchangeFile()
  const gap = disasterGap(file)
  return (
    <Disclosure summary="A disaster affects my exchange" icon="alert">
      <div className="dates-disaster">
        {note === undefined ? null : <ContentBlocks blocks={note.blocks} />}
        <DateInput path="deadlines.disasterDate" label="First day of the disaster" hint="As the IRS notice says." />
        <DateInput
          path="deadlines.postponementDate"
          label="Last day of the notice"
          hint="The day to which the IRS postpones deadlines."
        />
        <FlagInput path="deadlines.affected" label="I am an affected taxpayer, as the notice defines it." />
        <FlagInput
          path="deadlines.hardship"
          label="The disaster makes it hard to meet my deadlines, for one of the listed or a similar reason."
          hint="For example: the property is damaged, or the lender or title company can’t go on."
        />
        <TextInput path="deadlines.noticeUrl" label="Address of the notice" hint="Only for your own record." />
        {gap === undefined ? null : (
          <Banner tone="info" announce="status">
            {gap}
          </Banner>
        )}
        <p>Ask your intermediary in writing before you rely on this.</p>
      </div>
    </Disclosure>
  )
}
