import { Button } from '@dst/ui/button'
import { newsText, type LiveNews } from './use-lead-news.ts'

interface NewsLineProps {
  live: LiveNews
  /** The list is being read again. */
  busy: boolean
  onShow: () => void
  /** What the last press did. */
  done: string | undefined
}

/** Says what has happened since the list was read, and shows it on request: the list never moves by itself. */
export function NewsLine({ live: { news, failing }, busy, onShow, done }: NewsLineProps) {
  const text = newsText(news)
  const shown = text ?? (failing ? 'News can’t be read at the moment. We keep asking.' : done)
  return (
    <div className="leads-news" data-new={text !== undefined || undefined}>
      <output>{shown === undefined ? null : <span>{shown}</span>}</output>
      {text === undefined ? null : (
        <Button size="small" variant="secondary" icon="refresh" busy={busy} onClick={onShow}>
          Show them
        </Button>
      )}
    </div>
  )
}
