import { useTranslations } from 'next-intl';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { KeptNumberField } from '@/components/common/form/kept/KeptNumberField';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import {
  CALL_TIMES,
  KYC_DOCUMENTS,
  type KycField as Field,
  type KycForm,
  type KycOnce,
} from '@/lib/domain/kyc/form';
import { AadhaarFile } from './AadhaarFile';

type Props = {
  field: Field;
  form: KycForm;
  once: KycOnce;
  isSandbox: boolean;
  error?: string;
  onChange: (typed: Partial<KycForm>) => void;
  onOnce: (given: Partial<KycOnce>) => void;
};

const choices = { document: KYC_DOCUMENTS, callTime: CALL_TIMES } as const;

export function KycField({ field, form, once, isSandbox, error, onChange, onOnce }: Props) {
  const t = useTranslations('kyc');
  const id = `kyc-${field}`;
  switch (field) {
    case 'consent':
      return null;
    case 'dateOfBirth':
      return (
        <DateOfBirthField
          id={id}
          name={field}
          label={t('field.dateOfBirth')}
          error={error}
          value={form.dateOfBirth}
          onChange={(dateOfBirth) => onChange({ dateOfBirth })}
        />
      );
    case 'document':
    case 'callTime':
      return (
        <Select
          id={id}
          label={t(`field.${field}`)}
          error={error}
          placeholder={t('chooseOne')}
          options={choices[field].map((value) => ({ value, label: t(value) }))}
          value={form[field] ?? ''}
          onChange={({ target }) => onChange({ [field]: target.value || undefined })}
        />
      );
    case 'aadhaarFile':
      return <AadhaarFile id={id} error={error} isSandbox={isSandbox} onChange={onOnce} />;
    case 'shareCode':
      return (
        <TextField
          id={id}
          label={t('field.shareCode')}
          hint={t('shareCodeHint')}
          error={error}
          value={once.shareCode ?? ''}
          maxLength={4}
          autoComplete="off"
          autoCapitalize="none"
          onChange={({ target }) => onOnce({ shareCode: target.value })}
        />
      );
    default:
      return <PlainField field={field} id={id} form={form} error={error} onChange={onChange} />;
  }
}

type PlainProps = Pick<Props, 'form' | 'error' | 'onChange'> & {
  id: string;
  field: 'pan' | 'name' | 'fatherName' | 'documentNumber';
};

function PlainField({ field, id, form, error, onChange }: PlainProps) {
  const t = useTranslations('kyc');
  const hints = { name: t('nameHint'), documentNumber: t('documentNumberHint'), pan: '', fatherName: '' };
  const common = {
    id,
    error,
    name: field,
    label: t(`field.${field}`),
    hint: hints[field] || undefined,
    value: form[field] ?? '',
    maxLength: 100,
  };
  if (field === 'pan' || field === 'documentNumber') {
    return (
      <KeptNumberField
        {...common}
        autoCapitalize="characters"
        onValue={(value) => onChange({ [field]: value })}
      />
    );
  }
  return (
    <TextField
      {...common}
      autoComplete={field === 'name' ? 'name' : 'off'}
      autoCapitalize="words"
      spellCheck={false}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
}
