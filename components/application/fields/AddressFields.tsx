import { useTranslations } from 'next-intl';
import { TextField } from '@/components/common/form/TextField';
import { usePincode } from '@/hooks/common/useLookUp';
import { type SectionState, useFields } from './useFields';

export function AddressFields(state: SectionState) {
  const t = useTranslations('application');
  const errors = useTranslations('validation');
  const fields = useFields(state);
  const { found, isUnknown, isSearching } = usePincode(fields.valueOf('pincode'));
  const pincode = fields.text('pincode');
  const place = found && `${found.city}, ${found.state}`;
  return (
    <>
      <TextField
        label={t('fields.addressLine')}
        autoComplete="address-line1"
        {...fields.text('addressLine')}
      />
      <TextField label={t('fields.locality')} autoComplete="address-line2" {...fields.text('locality')} />
      <TextField
        label={t('fields.pincode')}
        inputMode="numeric"
        maxLength={6}
        autoComplete="postal-code"
        {...pincode}
        hint={isSearching ? t('searching') : place}
        error={isUnknown ? errors('pincode') : pincode.error}
      />
      <TextField
        label={t('fields.email')}
        hint={t('fields.emailHint')}
        type="email"
        autoComplete="email"
        {...fields.text('email')}
      />
    </>
  );
}
