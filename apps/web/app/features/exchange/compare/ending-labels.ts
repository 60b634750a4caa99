import { canLeaveToHeirs, type ExchangeFile } from '@dst/domain/exchange-file'
import { endingNames } from './compare-copy.ts'

type Kind = ExchangeFile['taxpayer']['kind']

/** How it can end. Of a corporation heirs inherit the shares, and its property keeps its basis. */
export function endingOptions(kind: Kind) {
  const options = [
    { value: 'sold', label: endingNames.sold },
    { value: 'exchanged', label: endingNames.exchanged },
    { value: 'heirs', label: endingNames.heirs },
  ] as const
  return options.filter(({ value }) => value !== 'heirs' || canLeaveToHeirs(kind))
}

/** What heirs change for an owner that is no person; undefined for people. */
export function endingHint(kind: Kind): string | undefined {
  if (!canLeaveToHeirs(kind)) {
    return 'Heirs inherit the shares of a corporation: what it owns keeps its basis, and the tax stays put off.'
  }
  return kind === 'partnership'
    ? 'Heirs inherit the share in the partnership. Its property generally follows only with an election (section 754).'
    : undefined
}
