import { maskNumbers } from '@/lib/domain/common/keptNumbers';
import type { ChangeDraft, ChangeKind } from '@/lib/domain/my/changes';
import type { PresentDto } from '@/lib/domain/my/contract';
import type { PolicyRecord } from '@/models/policy/policy';
import { findBankAccount } from '@/lib/server/services/application/bankAccount';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';

/** What the policy says now, shown beside what replaces it. Of names the list of people says it. */
export async function presentFor(policy: PolicyRecord, kind: ChangeKind): Promise<PresentDto | undefined> {
  const { nominee } = peopleOf(policy);
  if (kind === 'nominee') return { name: nominee.name, relation: nominee.relation };
  if (kind === 'address') return addressOf(policy);
  const account = kind === 'account' && (await findBankAccount(policy));
  return account ? maskNumbers(account) : undefined;
}

/** The address is filled in, for the customer to type over. */
export function filledIn(policy: PolicyRecord, kind: ChangeKind): ChangeDraft {
  return kind === 'address' ? addressOf(policy) : {};
}

function addressOf(policy: PolicyRecord) {
  const { addressLine, locality, pincode, email } = peopleOf(policy).holder;
  return { addressLine, locality, pincode, email };
}
