import { keepNumbers } from '@/lib/domain/common/keptNumbers';
import type { TypedChangeBody } from '@/lib/validation/travel/requests';
import { keepTypedChange } from '@/models/travel/tripPolicy';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { sealTyped, typedOf } from './tripContract';
import { findOwnTripPolicy } from './tripPolicies';

/** Saves a change while it is typed. The last save wins. */
export async function keepTyped(request: ApiRequest<TypedChangeBody>): Promise<void> {
  const { about, typed } = request.input;
  const policy = await findOwnTripPolicy(request);
  const kept = keepNumbers(typed, typedOf(policy)[about] ?? {});
  const isEmpty = Object.keys(kept).length === 0;
  await keepTypedChange(policy._id, about, isEmpty ? undefined : sealTyped(about, kept, policy._id));
}
