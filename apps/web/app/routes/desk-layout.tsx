import { Outlet } from 'react-router'

/** Around every page of the desk. */
export default function DeskLayout() {
  return <Outlet />
}
