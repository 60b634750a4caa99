import type { ExchangeDescription } from '@dst/domain/exchange-file'
import { longDate } from '@dst/domain/wording'
import type { Elements } from '@dst/ui/section'
import { useId } from 'react'
import { siteAddress } from '~/lib/page/site-address.ts'
import { siteName } from '~/lib/page/site-name.ts'
import { paths } from '~/paths.ts'
import { figuresAsOf } from './packet-facts.ts'

interface PacketPageProps {
  facts: ExchangeDescription
  heading: string
  /** "Part 2 of 10": a part can take more than one sheet, and the sheets are numbered when they are printed. */
  part: string
  isWide?: boolean
  children: Elements
}

/** One part of the packet, which tells by itself what it is. Its head is repeated on each sheet that it takes. */
export function PacketPage({ facts: { today, tax }, heading, part, isWide = false, children }: PacketPageProps) {
  const id = useId()
  return (
    <section className="packet-page" data-wide={isWide || undefined} aria-labelledby={id}>
      <div className="packet-head">
        <div className="packet-letterhead">
          <p>
            <strong>{siteName}</strong>
            <span>{`, ${siteAddress(paths.exchangePacket)}`}</span>
          </p>
          <p>{part}</p>
        </div>
        <p className="packet-fine">
          {`Prepared on ${longDate(today)}. ${figuresAsOf(tax)}. Computed from what was entered, which nobody has ` +
            'checked. No tax, legal or investment advice.'}
        </p>
      </div>
      <div className="packet-body">
        <h2 id={id}>{heading}</h2>
        {children}
      </div>
    </section>
  )
}
