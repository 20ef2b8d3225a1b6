import type { BankAccount } from '@/lib/domain/application/answers';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { findApplication } from '@/models/application/application';
import type { PolicyRecord } from '@/models/policy/policy';
import { unsealSection } from './applicationRecord';

/** As the application form has it: a policy is only issued with one. */
export async function bankAccountOf(policy: PolicyRecord): Promise<Omit<BankAccount, 'accountType'>> {
  const application = await findApplication(policy.proposalId ?? policy.applicationId);
  const typed = application && unsealSection('bank', application);
  const {
    holder = peopleOf(policy).holder.name,
    accountNumber,
    ifsc,
  } = (typed ?? {}) as Partial<BankAccount>;
  if (!accountNumber || !ifsc) throw new Error('a policy has no bank account');
  return { holder, accountNumber, ifsc: ifsc.toUpperCase() };
}
