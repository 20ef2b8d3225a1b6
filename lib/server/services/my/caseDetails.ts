import type { ReviewCaseDto } from '@/lib/domain/desk/reviewCases';
import { readAt } from '@/lib/domain/application/fieldPath';
import { needsProof } from '@/lib/domain/my/changes';
import { findBankAccount } from '@/lib/server/services/application/bankAccount';
import { findChange, type PolicyChangeRecord } from '@/models/my/policyChange';
import { findPolicy } from '@/models/policy/policy';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { listPapers } from '@/models/papers/paper';
import { formOf } from './changeRecord';
import { namedPeopleOf } from './names';

const FIELDS = {
  nominee: [
    ...['name', 'relation', 'dateOfBirth'],
    ...['appointee.name', 'appointee.relation', 'appointee.dateOfBirth'],
  ],
  address: ['addressLine', 'locality', 'pincode', 'email'],
  person: ['relation', 'name', 'dateOfBirth', 'gender', 'illness', 'note'],
  name: ['name', 'reason'],
  account: ['holder', 'accountNumber', 'ifsc'],
} as const;

/** What is asked for, beside what the policy says now. Undefined while the customer is still typing. */
export async function changeOf(changeId: string | undefined): Promise<ReviewCaseDto['change']> {
  const change = changeId === undefined ? null : await findChange(changeId);
  const policy = change && (await findPolicy(change.policyNumber));
  if (!policy || change.status === 'draft') return undefined;
  const { data, addition, bankSays } = formOf(change);
  const { nominee, holder } = peopleOf(policy);
  const named = namedPeopleOf(policy).find(({ memberId }) => memberId === data['memberId']);
  const present = {
    nominee,
    address: holder,
    person: {},
    name: { name: named?.name },
    account: (await findBankAccount(policy)) ?? {},
  }[change.kind];
  const fields = FIELDS[change.kind].flatMap((name) => {
    const [before, after] = [readAt(present, name), readAt(data, name)];
    if (typeof after !== 'string' || after === '') return [];
    return [{ name, after, ...(typeof before === 'string' && { before }) }];
  });
  const papers = needsProof(change.kind) ? await keptPapersOf(change._id) : [];
  return {
    policyNumber: policy._id,
    fields: [...fields, ...bankFields(change, bankSays)],
    ...(addition && { addition }),
    ...(papers.length > 0 && { papers }),
  };
}

/** The name that the bank gave, which a person compares with the paper. */
function bankFields({ kind }: PolicyChangeRecord, bankSays: string | undefined) {
  return kind === 'account' && bankSays !== undefined ? [{ name: 'bankSays', after: bankSays }] : [];
}

async function keptPapersOf(changeId: string): Promise<readonly string[]> {
  const papers = await listPapers(changeId);
  return papers.flatMap(({ _id, state }) => (state === 'kept' ? [_id] : []));
}
