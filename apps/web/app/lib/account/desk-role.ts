import type { AuthUser } from '@dst/auth'
import { paths } from '~/paths.ts'

/** Whether the account says that its user works at the desk. The server decides; this only chooses where to lead. */
export function worksAtDesk({ appMetadata }: Pick<AuthUser, 'appMetadata'>): boolean {
  return appMetadata['role'] === 'partner' || appMetadata['role'] === 'staff'
}

/** Where a sign-in leads unless its user left another page for it: to the profile, or to the desk for its members. */
export function startPathOf(user: Pick<AuthUser, 'appMetadata'> | undefined): typeof paths.profile | typeof paths.desk {
  return user !== undefined && worksAtDesk(user) ? paths.desk : paths.profile
}
