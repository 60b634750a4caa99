import { Outlet, useLoaderData } from 'react-router'
import { answersOfViews } from '~/features/exchange/answers-of-views.ts'
import { ExchangeFrame } from '~/features/exchange/exchange-frame.tsx'

export function loader() {
  return answersOfViews
}

export default function ExchangeLayout() {
  return (
    <ExchangeFrame answers={useLoaderData<typeof loader>()}>
      <Outlet />
    </ExchangeFrame>
  )
}
