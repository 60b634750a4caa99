import type { ExchangePacket } from '@dst/content/exchange'
import type { ExchangeFile } from '@dst/domain/exchange-file'

export interface PacketPagesProps {
  file: ExchangeFile
  /** The day on which the packet is prepared, as yyyy-mm-dd. */
  today: string
  /** Whether the names that the person entered are shown. */
  names: boolean
  content: ExchangePacket
}

/** The pages of the packet for any file, each complete in itself. They hold nothing to press. */
export function PacketPages({ file, today, names, content }: PacketPagesProps) {
  return (
    <div className="packet" data-names={names || undefined}>
      <p>
        {file.sales.length} {today} {content.questions.length}
      </p>
    </div>
  )
}
