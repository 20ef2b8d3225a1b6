import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/application/fields/ChoiceField';
import { type SectionState, useFields } from '@/components/application/fields/useFields';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { YesNo } from '@/components/common/form/YesNo';
import { GENDERS } from '@/lib/domain/application/choices.data';
import { ADDED_RELATIONS } from '@/lib/domain/my/changes';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import { ChangePapers } from './ChangePapers';

type Props = { state: SectionState; data: ChangeFormDto };

export function PersonToAdd({ state, data }: Props) {
  const t = useTranslations('application');
  const proof = useTranslations('change.proof');
  const fields = useFields(state);
  const kind = fields.valueOf('relation') === 'spouse' ? 'marriage' : 'birth';
  const relations = ADDED_RELATIONS.map((value) => ({ value, label: t(`relations.${value}`) }));
  return (
    <>
      <Select
        label={t('fields.relation')}
        placeholder={t('choose')}
        options={relations}
        {...fields.text('relation')}
      />
      <TextField label={t('fields.name')} {...fields.text('name')} />
      <DateOfBirthField label={t('fields.dateOfBirth')} {...fields.value('dateOfBirth')} />
      <ChoiceField fields={fields} name="gender" choices={GENDERS} />
      <YesNo label={t('fields.illness')} {...fields.yesNo('illness')} />
      {fields.valueOf('illness') === 'yes' && <TextField label={t('fields.note')} {...fields.text('note')} />}
      <ChangePapers
        data={data}
        lead={proof(data.changeId ? kind : 'firstPerson')}
        {...fields.common('proof')}
      />
    </>
  );
}
