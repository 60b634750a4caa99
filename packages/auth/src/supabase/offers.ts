import { succeed, type Result } from '@dst/domain/result'
import type { AuthFailure } from '../auth-failure.ts'
import type { LoadService } from './loaded-service.ts'
import { loadedService } from './ask.ts'
import type { ServiceSettings } from './provider-client.ts'

/** Whether the service supports a way to sign in. */
export async function offers(load: LoadService, what: keyof ServiceSettings): Promise<Result<boolean, AuthFailure>> {
  const service = await loadedService(load)
  if (!service.ok) return service
  const settings = await service.value.settings()
  return settings.ok ? succeed(settings.value[what]) : settings
}
