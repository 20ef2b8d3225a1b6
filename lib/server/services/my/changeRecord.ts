import type { AdditionDto } from '@/lib/domain/my/addition';
import type { ChangeDraft } from '@/lib/domain/my/changes';
import type { PolicyChangeRecord } from '@/models/my/policyChange';
import { sealedField } from '@/lib/server/services/common/personalData';

export type ChangeForm = {
  data: ChangeDraft;
  /** The price of adding the person, as of the day of the request. */
  addition?: AdditionDto;
  /** The account's holder, as its bank named them. */
  bankSays?: string;
};

const sealedForm = sealedField<ChangeForm>('policyChanges', 'form');
export const sealedChangeReason = sealedField<string>('policyChanges', 'reason');

export const sealForm = (form: ChangeForm, changeId: string) => sealedForm.seal(form, changeId);

export function formOf({ form, _id }: Pick<PolicyChangeRecord, 'form' | '_id'>): ChangeForm {
  return sealedForm.unseal(form, _id);
}
