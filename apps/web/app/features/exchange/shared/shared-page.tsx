import type { ExchangePacket } from '@dst/content/exchange'
import type { PlainDate } from '@dst/domain/exchange-file'
import type { Result } from '@dst/domain/result'
import { longDate } from '@dst/domain/wording'
import { Button } from '@dst/ui/button'
import { MessagePage } from '@dst/ui/message-page'
import { PageHeader } from '@dst/ui/page-header'
import { Spinner } from '@dst/ui/spinner'
import '@dst/ui/figures.css'
import { useState, useEffect } from 'react'
import { useLocation } from 'react-router'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import { localDate } from '~/lib/time/local-date.ts'
import { useOnArrival } from '~/lib/browser/use-on-arrival.ts'
import { api } from '~/services/api.ts'
import { PacketPages } from '../packet/packet-pages.tsx'
import { openShared, type OpenedCopy, type OpenProblem } from './open-shared.ts'
import { SharedProblem, problemMessage } from './shared-problem.tsx'
import './shared.css'

/** A copy that somebody else shared. It never touches the file of this device, and leaves nothing here. */
export function SharedPage({ content }: { content: ExchangePacket }) {
  const { hash } = useLocation()
  // Another link in the same tab changes no more than the fragment.
  return <Opening key={hash} hash={hash} content={content} />
}

function Opening({ hash, content }: { hash: string; content: ExchangePacket }) {
  const [opened, setOpened] = useState<Opened>()
  const open = async () => {
    setOpened(undefined)
    setOpened(await openShared(hash, api))
  }
  useOnArrival(open)
  return (
    <>
      <output className="ui-visually-hidden">{opened === undefined ? '' : eventsOf(opened)}</output>
      {opened === undefined ? <MessagePage title="One moment" picture={spinner} /> : null}
      {opened?.ok === true ? <Copy copy={opened.value} content={content} /> : null}
      {opened?.ok === false ? <SharedProblem problem={opened.error} onRetry={() => void open()} /> : null}
    </>
  )
}

type Opened = Result<OpenedCopy, OpenProblem>

const spinner = <Spinner size="large" label="Opening the shared exchange" />

function eventsOf(opened: Opened): string {
  return opened.ok ? 'The shared exchange is open.' : problemMessage(opened.error)
}

function Copy({ copy, content }: { copy: OpenedCopy; content: ExchangePacket }) {
  const { sharedOn, names, offerings, file, expiresAt } = copy
  usePrintedWithoutKey()
  return (
    <>
      <HomeBar />
      <PageHeader
        size="plain"
        title="A shared exchange"
        lead={
          <div className="shared-lead">
            <p>{`Shared with you on ${longDate(sharedOn as PlainDate)}; the link ends on ${localDate(expiresAt)}.`}</p>
            <p className="shared-fine">
              What was entered, as it stood on that day, to read only; counted with the figures that this site has
              today. It comes from whoever sent you the link. Nothing of it is kept on this device.
            </p>
          </div>
        }
        actions={
          <Button icon="printer" onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <div className="packet-screen ui-page-width">
        <PacketPages file={file} today={sharedOn} names={names} offerings={offerings} content={content} />
      </div>
    </>
  )
}

/** Browsers print the address of a page beside it, and the key stands in the address: it leaves it for that time. */
function usePrintedWithoutKey(): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location
    const showAs = (address: string) => window.history.replaceState(window.history.state, '', address)
    const hide = () => showAs(pathname + search)
    const show = () => showAs(pathname + search + hash)
    window.addEventListener('beforeprint', hide)
    window.addEventListener('afterprint', show)
    return () => {
      window.removeEventListener('beforeprint', hide)
      window.removeEventListener('afterprint', show)
    }
  }, [])
}
