import type { BankAccount } from '@/lib/domain/application/answers';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { findApplication } from '@/models/application/application';
import type { PolicyRecord } from '@/models/policy/policy';
import { unsealSection } from './applicationRecord';

type PayAccount = Omit<BankAccount, 'accountType'>;

/** The policyholder's bank account: as it was changed since the issue, otherwise as the application form has it. */
export async function findBankAccount(policy: PolicyRecord): Promise<PayAccount | undefined> {
  const { account } = peopleOf(policy);
  if (account) return { holder: account.holder, accountNumber: account.accountNumber, ifsc: account.ifsc };
  const application = await findApplication(policy.proposalId ?? policy.applicationId);
  const typed = application && unsealSection('bank', application);
  const {
    holder = peopleOf(policy).holder.name,
    accountNumber,
    ifsc,
  } = (typed ?? {}) as Partial<BankAccount>;
  return accountNumber && ifsc ? { holder, accountNumber, ifsc: ifsc.toUpperCase() } : undefined;
}

/** Like findBankAccount, but throws when there is none, since a policy is only issued with an account. */
export async function bankAccountOf(policy: PolicyRecord): Promise<PayAccount> {
  const account = await findBankAccount(policy);
  if (!account) throw new Error('a policy has no bank account');
  return account;
}
