import { useTranslations } from 'next-intl';
import { type SectionState, useFields } from '@/components/application/fields/useFields';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { NAME_REASONS } from '@/lib/domain/my/changes';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import { ChangePapers } from './ChangePapers';

type Props = { state: SectionState; data: ChangeFormDto };

export function NameToCorrect({ state, data }: Props) {
  const t = useTranslations('change.name');
  const proof = useTranslations('change.proof');
  const fields = useFields(state);
  const people = (data.people ?? []).map(({ memberId, name, relation }) => ({
    value: memberId,
    label: relation ? name : t('holder', { name }),
  }));
  const reasons = NAME_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }));
  return (
    <>
      <Select label={t('who')} placeholder={t('choose')} options={people} {...fields.text('memberId')} />
      <TextField label={t('right')} autoComplete="off" {...fields.text('name')} />
      <Select label={t('reason')} placeholder={t('choose')} options={reasons} {...fields.text('reason')} />
      <ChangePapers data={data} lead={proof(data.changeId ? 'lead' : 'first')} {...fields.common('proof')} />
    </>
  );
}
