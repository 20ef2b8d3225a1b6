import { isSameName } from '@/lib/domain/kyc/identity';
import { toAnswers } from '@/lib/validation/my/changes';
import type { Problems } from '@/lib/validation/common/problems';
import type { ChangeDraft } from '@/lib/domain/my/changes';
import { todayInIndia } from '@/lib/domain/common/dates';
import { findChange, type PolicyChangeRecord } from '@/models/my/policyChange';
import type { PolicyRecord } from '@/models/policy/policy';
import { findBank } from '@/lib/server/banks/banks';
import { AppError } from '@/lib/server/http/errors';
import { askRegistry } from '@/lib/server/services/kyc/identityChecks';
import { withdrawCase } from '@/lib/server/services/desk/reviewCases';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { settleChange } from '@/lib/server/services/my/settleChange';

/** Problems that only the server's list of banks shows. */
export function unknownBank({ ifsc }: ChangeDraft): Problems {
  const isKnown = typeof ifsc !== 'string' || ifsc === '' || findBank(ifsc.trim().toUpperCase());
  return isKnown ? {} : { ifsc: { key: 'errors.UNKNOWN_IFSC', values: {} } };
}

/** Asks the bank whose account it is. Undefined when the bank doesn't say: then a person compares the paper. */
export async function nameAtBank(
  data: ChangeDraft,
  policy: PolicyRecord,
  now: Date,
): Promise<string | undefined> {
  const { accountNumber, ifsc } = toAnswers('account', data, todayInIndia(now));
  const { name } = peopleOf(policy).holder;
  try {
    const found = await askRegistry({ type: 'bankAccount', name, accountNumber, ifsc }, policy, now);
    return found?.name;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'UNAVAILABLE' || error.code === 'KYC_LOCKED'))
      return undefined;
    throw error;
  }
}

/** Whether both the bank and the customer name the policyholder as the holder. */
export function isHolders(policy: PolicyRecord, { holder }: ChangeDraft, bankSays: string | undefined) {
  const { name } = peopleOf(policy).holder;
  return [holder, bankSays].every((each) => typeof each === 'string' && isSameName(name, each));
}

/** Accepts the change without the desk. If this server dies on the way, its case is still open at the desk. */
export async function acceptAtOnce(asked: PolicyChangeRecord, policy: PolicyRecord, now: Date) {
  const { _id, kind } = asked;
  await settleChange(_id, { decision: 'accepted', reason: '' }, now);
  await withdrawCase({ kind, quoteId: policy.quoteId, changeId: _id }, now);
  return (await findChange(_id)) ?? asked;
}
