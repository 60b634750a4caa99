import type { Consultation } from '@dst/contracts'
import { Banner } from '@dst/ui/banner'
import { Card } from '@dst/ui/card'
import { Skeleton } from '@dst/ui/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { zoneName } from '~/lib/time/moment.ts'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { consentsQuery } from '~/services/queries/consents.ts'
import { consultationsQuery } from '~/services/queries/consultations.ts'
import { ledgerEntries, type LedgerEntry } from './ledger.ts'
import { LedgerRow } from './ledger-row.tsx'
import './sharing.css'

/** What the withdrawal dialog receives. */
export interface Withdrawal {
  request: Consultation
  /** Called when the dialog closes, with either answer. */
  onClose: () => void
  onWithdrawn: () => void
}

/** Props of {@link SharingTab}. */
export interface SharingTabProps {
  /** Renders the withdrawal dialog, which belongs to the consultation feature. */
  renderWithdrawal: (withdrawal: Withdrawal) => ReactElement
}

/** The ledger of what the user agreed to and refused, with a way to withdraw consent. */
export function SharingTab({ renderWithdrawal }: SharingTabProps) {
  return (
    <Card heading="What you agreed to" headingLevel={2}>
      <p className="max-w-measure text-ink-muted">
        {'Every consent that you gave, refused or took back, the newest first. Rows are only ever added. Times are ' +
          `in ${zoneName()}.`}
      </p>
      <ReadLedger renderWithdrawal={renderWithdrawal} />
    </Card>
  )
}

function ReadLedger({ renderWithdrawal }: SharingTabProps) {
  const consents = useQuery(consentsQuery)
  const requests = useQuery(consultationsQuery)
  if (consents.data === undefined) {
    if (consents.isFetching || !consents.isError) return <Skeleton label="Loading what you agreed to" lines={6} />
    return <ReadProblem what="What you agreed to" error={consents.error} onRetry={() => void consents.refetch()} />
  }
  const unread = requests.isError && !requests.isFetching
  return (
    <>
      {consents.isError && !consents.isFetching ? (
        <ReadProblem what="What you agreed to" error={consents.error} onRetry={() => void consents.refetch()} />
      ) : null}
      {unread ? (
        <ReadProblem
          what="What happened to your requests"
          error={requests.error}
          onRetry={() => void requests.refetch()}
        />
      ) : null}
      <Ledger entries={ledgerEntries(consents.data, requests.data ?? [])} renderWithdrawal={renderWithdrawal} />
    </>
  )
}

interface LedgerProps extends SharingTabProps {
  entries: readonly LedgerEntry[]
}

function Ledger({ entries, renderWithdrawal }: LedgerProps) {
  const { withdrawn, asked, ask, close, storeWithdrawn } = useWithdrawal()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The clicked button is gone, along with the consent.
    if (withdrawn) notice.current?.focus()
  }, [withdrawn])

  if (entries.length === 0) return <p>Nothing yet. Once you agree to something, it is listed here with its text.</p>
  return (
    <>
      <div ref={notice} tabIndex={-1}>
        {withdrawn ? <Banner tone="success">Your consent is withdrawn.</Banner> : null}
      </div>
      <ol className="ledger">
        {entries.map((entry) => (
          <LedgerRow key={entry.consent.id} entry={entry} onWithdraw={ask} />
        ))}
      </ol>
      {asked === undefined ? null : renderWithdrawal({ request: asked, onClose: close, onWithdrawn: storeWithdrawn })}
    </>
  )
}

function useWithdrawal() {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Consultation>()
  const [withdrawn, setWithdrawn] = useState(false)

  function storeWithdrawn() {
    setWithdrawn(true)
    void queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey })
  }

  function ask(request: Consultation) {
    setWithdrawn(false)
    setAsked(request)
  }

  return { withdrawn, asked, ask, close: () => setAsked(undefined), storeWithdrawn }
}
