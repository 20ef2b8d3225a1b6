import { useTranslations } from 'next-intl';
import { KeptNumberField } from '@/components/common/form/kept/KeptNumberField';
import { TextField } from '@/components/common/form/TextField';
import type { ClaimPart } from './claimPart';

/** Asks for an account in India: we pay rupees, wherever the money was spent. */
export function AccountFields({ details, messageAt, idOf, onChange }: ClaimPart) {
  const t = useTranslations('tripClaim');
  return (
    <>
      <p>
        <b>{t('account')}</b>
      </p>
      <TextField
        id={idOf('holder')}
        label={t('holder')}
        value={details.holder ?? ''}
        autoComplete="off"
        maxLength={60}
        error={messageAt('holder')}
        onChange={({ target }) => onChange({ holder: target.value })}
      />
      <KeptNumberField
        id={idOf('accountNumber')}
        label={t('accountNumber')}
        inputMode="numeric"
        value={details.accountNumber ?? ''}
        maxLength={24}
        error={messageAt('accountNumber')}
        onValue={(accountNumber) => onChange({ accountNumber })}
      />
      <TextField
        id={idOf('ifsc')}
        label={t('ifsc')}
        value={details.ifsc ?? ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={11}
        error={messageAt('ifsc')}
        onChange={({ target }) => onChange({ ifsc: target.value })}
      />
    </>
  );
}
