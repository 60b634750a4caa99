import type { ExchangePacket } from '@dst/content/exchange'
import { PageHeader } from '@dst/ui/page-header'
import { useExchangeFileStore } from '~/services/exchange-file.ts'
import { useToday } from '../use-today.ts'
import { PacketPages } from './packet-pages.tsx'

/** The file on paper, for the people who have to check it. */
export function PacketView({ content }: { content: ExchangePacket }) {
  const { file, opened } = useExchangeFileStore()
  const today = useToday()
  return (
    <>
      <PageHeader size="plain" title="Your packet" />
      {today === undefined || !opened ? null : (
        <PacketPages file={file} today={today} names={false} content={content} />
      )}
    </>
  )
}
