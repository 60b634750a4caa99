import { readFileSync } from 'node:fs'

interface Price {
  what: string
  price: number
  /** The address that publishes it. */
  source: string
}

/** A managed Postgres by its cores; memory in gigabytes. */
export interface DatabasePlan {
  cores: number
  gigabytes: number
  price: number
}

const itemNames = [
  'server',
  'redis',
  'disk',
  'traffic',
  'cdn',
  'databaseDisk',
  'mails',
  'hostedPlan',
  'hostedUser',
] as const

/** List prices in US dollars, as they were published on a day. */
export interface Prices {
  read: string
  currency: 'USD'
  items: Readonly<Record<(typeof itemNames)[number], Price>>
  databases: { what: string; source: string; plans: readonly DatabasePlan[] }
}

/** Reads prices.json. Throws when a price is missing: nothing is estimated. */
export function readPrices(file = new URL('prices.json', import.meta.url)): Prices {
  const prices = JSON.parse(readFileSync(file, 'utf8')) as Prices
  const missing = itemNames.filter((name) => typeof prices.items[name]?.price !== 'number')
  if (missing.length > 0) throw new Error(`prices.json has no price for ${missing.join(', ')}`)
  return prices
}
