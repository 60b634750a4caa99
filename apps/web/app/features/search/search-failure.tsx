import { Button } from '@dst/ui/button'

/** What is typed has to wait: the search can't be loaded. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p>The search could not be loaded. Check your connection.</p>
      <Button variant="secondary" size="small" icon="refresh" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
