'use client'

import { calculateExchange, defaultExchangeInputs, formatUsd } from '@dst/domain/calculator'
import { Button } from '@dst/ui/button'
import { type ReactNode, useState } from 'react'

export function Price(): ReactNode {
  const [price, setPrice] = useState(1_000_000)
  const { netEquity } = calculateExchange({ ...defaultExchangeInputs, expectedSalePrice: price })
  return <Button onClick={() => setPrice(price + 100_000)}>{`Left: ${formatUsd(netEquity)}`}</Button>
}
