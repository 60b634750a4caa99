import { expectTypeOf } from 'vitest'
import type {
  ConsultationReceipt,
  FaqEntry,
  Investor,
  ProfileUpdate,
  SavedExchangeFile,
  SharedExchange,
} from '@dst/contracts'
import type { ExchangeFile } from '@dst/domain/exchange-file'
import type { Result } from '@dst/domain/result'
import { createApiClient, type ApiClient, type ApiFailure } from '../src/index.ts'
import { createFakeApiClient, type ApiCallName } from '../src/testing/index.ts'

const client = createApiClient({ baseUrl: '' })

expectTypeOf(client).toEqualTypeOf<ApiClient>()
expectTypeOf(createFakeApiClient()).toExtend<ApiClient>()
expectTypeOf(client.faqs.list).returns.resolves.toEqualTypeOf<Result<FaqEntry[], ApiFailure>>()
expectTypeOf(client.users.find).returns.resolves.toEqualTypeOf<Result<Investor, ApiFailure>>()
expectTypeOf(client.users.accountExists).returns.resolves.toEqualTypeOf<Result<boolean, ApiFailure>>()
expectTypeOf(client.users.saveProfile).parameter(1).toEqualTypeOf<ProfileUpdate>()
expectTypeOf(client.consultations.request).returns.resolves.toEqualTypeOf<Result<ConsultationReceipt, ApiFailure>>()
expectTypeOf(client.exchange.file).returns.resolves.toEqualTypeOf<Result<SavedExchangeFile | null, ApiFailure>>()
expectTypeOf(client.exchange.saveFile).parameter(0).toEqualTypeOf<ExchangeFile>()
expectTypeOf(client.exchange.openShare).returns.resolves.toEqualTypeOf<Result<SharedExchange, ApiFailure>>()
expectTypeOf<'users.saveProfile'>().toExtend<ApiCallName>()
expectTypeOf<'users.delete'>().not.toExtend<ApiCallName>()

// @ts-expect-error a consultation request needs its idempotency key
void client.consultations.request({}, {})
// @ts-expect-error the profile fields are complete
void client.users.saveProfile('a@example.com', { firstName: 'Maria' })
