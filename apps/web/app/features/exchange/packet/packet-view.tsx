import type { ExchangePacket } from '@dst/content/exchange'
import { Button } from '@dst/ui/button'
import { Checkbox } from '@dst/ui/checkbox'
import { PageHeader } from '@dst/ui/page-header'
import { Spinner } from '@dst/ui/spinner'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { NotLoaded } from '~/lib/problems/not-loaded.tsx'
import { MoneyInput } from '../fields/number-input.tsx'
import { ShareSection } from '../share/share-section.tsx'
import { useExchangeFileStore } from '../store/document.ts'
import { useDerivedFile } from '../use-derived-file.ts'
import { useToday } from '../use-today.ts'
import type { PacketPagesProps } from './packet-pages.tsx'
import './packet.css'

/** The file on paper, for the people who check it. Whether names are printed is asked each time, and kept nowhere. */
export function PacketView({ content, review }: { content: ExchangePacket; review: ReactNode }) {
  const file = useDerivedFile()
  const opened = useExchangeFileStore((state) => state.opened)
  const today = useToday()
  const [names, setNames] = useState(false)
  const [offerings, setOfferings] = useState(false)
  return (
    <>
      <PageHeader
        size="plain"
        title="Your packet"
        lead={
          <p>
            Your exchange on paper, for your CPA, your intermediary and whoever advises you. Each part can be handed out
            alone.
          </p>
        }
      />
      <div className="packet-screen ui-page-width">
        <form className="packet-choices" aria-label="Your packet" onSubmit={(event) => event.preventDefault()}>
          <MoneyInput
            path="income.cpaTax"
            label="All taxes of the sale, as your CPA has them"
            hint="When the packet comes back: typed here, it stands in place of our estimate everywhere."
          />
          <Checkbox
            name="names"
            label="Print the names I entered"
            hint="Of sales and properties. Otherwise they read Sale 1, Property 1. This choice is not kept."
            checked={names}
            onCheckedChange={setNames}
          />
          {file.offerings.length === 0 ? null : (
            <Checkbox
              name="offerings"
              label="Print the offerings I typed"
              hint="Memoranda are usually confidential. This choice is not kept."
              checked={offerings}
              onCheckedChange={setOfferings}
            />
          )}
          <Button variant="primary" icon="printer" onClick={() => window.print()}>
            Print
          </Button>
        </form>
      </div>
      <ShareSection file={file} />
      <div className="packet-screen ui-page-width">
        {today === undefined || !opened ? null : (
          <Suspense fallback={preparing}>
            <PacketPages file={file} today={today} names={names} offerings={offerings} content={content} />
          </Suspense>
        )}
        <div className="packet-review">{review}</div>
      </div>
    </>
  )
}

const preparing = <Spinner label="Preparing your packet" />

// The pages need every engine and every word of the other views, and none of it is in the page as it is served.
const PacketPages = lazy<ComponentType<PacketPagesProps>>(() =>
  import('./packet-pages.tsx').then(
    (module) => ({ default: module.PacketPages }),
    () => ({ default: NotLoaded }),
  ),
)
