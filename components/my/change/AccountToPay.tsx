import { useTranslations } from 'next-intl';
import { BankFields } from '@/components/application/fields/BankFields';
import { type SectionState, useFields } from '@/components/application/fields/useFields';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import { ChangePapers } from './ChangePapers';

type Props = { state: SectionState; data: ChangeFormDto };

export function AccountToPay({ state, data }: Props) {
  const proof = useTranslations('change.proof');
  const lead = proof(data.changeId ? 'account' : 'firstAccount');
  return (
    <>
      <BankFields {...state} />
      <ChangePapers data={data} lead={lead} {...useFields(state).common('proof')} />
    </>
  );
}
