import { Outlet } from 'react-router'
import { ExchangeFrame } from '~/features/exchange/exchange-frame.tsx'

export default function ExchangeLayout() {
  return (
    <ExchangeFrame>
      <Outlet />
    </ExchangeFrame>
  )
}
