import type { ExchangeFile } from '@dst/domain/exchange-file'
import { Button } from '@dst/ui/button'
import { lazy, Suspense, useState } from 'react'
import type { AccountFileState } from '../store/account-file-state.ts'

const ExchangeConflictDialog = lazy(() => import('./exchange-conflict-dialog.tsx'))

type Conflict = Extract<AccountFileState, { status: 'conflict' }>

/** Asks at once which values stay; who wants to decide later finds the question here. */
export function ConflictQuestion({ conflicts, theirs, file }: Omit<Conflict, 'status'> & { file: ExchangeFile }) {
  const [asking, setAsking] = useState(true)
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        Choose what stays
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <ExchangeConflictDialog conflicts={conflicts} theirs={theirs} file={file} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
