import type { ExchangeFile } from '@dst/domain/exchange-file'
import { exchangeShareDays, exchangeShareMaximum } from '@dst/domain/parameters'
import { Banner } from '@dst/ui/banner'
import { Spinner } from '@dst/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactElement } from 'react'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { useNow } from '~/lib/time/use-now.ts'
import { isEntered } from '../store/device-exchange.ts'
import { exchangeSharesQuery } from './shares-query.ts'
import { ServerData } from '~/services/queries/server-data.tsx'
import { useSessionStore } from '~/services/session.ts'
import { LinkForm } from './link-form.tsx'
import { LinkList } from './link-list.tsx'
import { limitMessage, linkState } from './link-messages.ts'
import { canSeal } from './seal.ts'
import { useLinks, type Done } from './use-links.ts'
import { WithdrawLinkDialog } from './withdraw-link-dialog.tsx'

/** The links of the signed-in user, and a form for another one. */
export function SharePanel({ file }: { file: ExchangeFile }) {
  const userId = useSessionStore(({ session }) => session?.user.id)
  return (
    <ServerData>
      {/* Another user sees nothing that was made by the one before. */}
      <Links key={userId} file={file} />
    </ServerData>
  )
}

const minuteMs = 60_000

function Links({ file }: { file: ExchangeFile }) {
  const { data, error, isFetching, refetch } = useQuery(exchangeSharesQuery)
  const { keys, done, asked, ask, close, storeMadeLink, storeWithdrawn } = useLinks()
  const now = useNow(minuteMs, true)
  const failed = error !== null && !isFetching
  return (
    <div className="share-panel">
      <p className="share-words">
        {'Your browser encrypts a copy of your file as it stands now. The key is only in the link, so our server ' +
          `keeps what it can’t read. Whoever has the link can read the copy for ${exchangeShareDays} days, ` +
          'without an account, and change nothing. What you enter later is not in it.'}
      </p>
      <Notice done={done} />
      {failed ? <ReadProblem what="Your links" error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !failed ? <Spinner label="Loading your links" /> : null}
      {data === undefined ? null : (
        <>
          <Form file={file} open={data.filter((share) => linkState(share, now) === 'open').length}>
            <LinkForm onMade={storeMadeLink} />
          </Form>
          <LinkList shares={data} keys={keys} now={now} onWithdraw={ask} />
        </>
      )}
      {asked === undefined ? null : <WithdrawLinkDialog share={asked} onClose={close} onWithdrawn={storeWithdrawn} />}
    </div>
  )
}

/** Tells what was done, where the button that did it may be gone. */
function Notice({ done }: { done: Done | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done !== undefined) place.current?.focus()
  }, [done])
  return (
    <div ref={place} tabIndex={-1} className="outline-none empty:hidden">
      {done === undefined ? null : <Banner tone="success">{done.words}</Banner>}
    </div>
  )
}

/** The form, or why no link can be made. */
function Form({ file, open, children }: { file: ExchangeFile; open: number; children: ReactElement }) {
  if (!canSeal()) {
    return (
      <p className="share-words">
        This browser can’t encrypt on this page, so no link can be made here. Open the site by an address that begins
        with https, in a newer browser.
      </p>
    )
  }
  if (open >= exchangeShareMaximum) return <p className="share-words">{limitMessage}</p>
  if (!isEntered(file)) return <p className="share-words">There is nothing to share yet: enter your sale first.</p>
  return children
}
