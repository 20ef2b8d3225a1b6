import type { PolicyChangeRecord } from '@/models/my/policyChange';
import { replaceInTerms } from '../replaceInTerms';
import { withoutAccount } from './withAccount';

export async function takeBackAccount({ _id, policyNumber }: PolicyChangeRecord): Promise<void> {
  await replaceInTerms(policyNumber, (people) => withoutAccount(people, _id));
}
