import { findPolicy, movePolicyNumber, type PolicyRecord } from '@/models/policy/policy';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { peopleOf, sealPeople } from '@/lib/server/services/policy/policyRecord';

/** Moves a term that was issued while the number was changing to the earlier term's number. Repeatable. */
export async function followNumber({ _id, renews = '' }: PolicyRecord): Promise<void> {
  await retryOnConflict(async () => {
    const [before, next] = await Promise.all([findPolicy(renews), findPolicy(_id)]);
    if (!before || !next || before.mobileHash === next.mobileHash) return true;
    const people = peopleOf(next);
    const { mobileNumber } = peopleOf(before).holder;
    const sealed = sealPeople({ ...people, holder: { ...people.holder, mobileNumber } }, _id);
    const { mobileHash, coolUntil } = before;
    return (await movePolicyNumber(next, { mobileHash, coolUntil, people: sealed })) ? true : undefined;
  });
}
