import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextArea } from '@/components/common/form/TextArea';
import { TextField } from '@/components/common/form/TextField';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Button } from '@/components/common/ui/Button';
import { SaveState } from '@/components/common/ui/states/SaveState';
import { useDownload } from '@/hooks/common/useDownload';
import type { FollowUpDraft } from '@/hooks/grievances/useFollowUp';
import { api } from '@/lib/config/paths';
import { type FollowUp, LONGEST_FOLLOW_UP } from '@/lib/domain/grievances/grievance';
import styles from '@/components/grievances/Grievances.module.css';

type Props = { grievanceId: string; draft: FollowUpDraft };

/**
 * Offers the PDF for the Ombudsman with what we know. What is typed here is saved as it is typed, and stands in the PDF
 * too.
 */
export function OmbudsmanForm({ grievanceId, draft }: Props) {
  const t = useTranslations('grievance.ombudsman');
  const query = new URLSearchParams({ grievanceId, language: useLocale() });
  const { state, download } = useDownload(
    `${api.grievanceOmbudsman}?${query}`,
    `${grievanceId}-ombudsman.pdf`,
  );
  const [isUnsaved, setIsUnsaved] = useState(false);
  const field = (name: keyof FollowUp) => ({
    label: t(name as 'pincode'),
    value: draft.values?.[name] ?? '',
    disabled: !draft.values,
    maxLength: LONGEST_FOLLOW_UP[name],
    onChange: ({ target }: { target: { value: string } }) => draft.change({ [name]: target.value }),
  });
  const get = async () => {
    const isSaved = await draft.flush().then(
      () => true,
      () => false,
    );
    setIsUnsaved(!isSaved);
    if (isSaved) await download();
  };
  return (
    <KeptForm className={`card ${styles.promise}`} onSend={get}>
      <h3>{t('title')}</h3>
      <p>{t('lead')}</p>
      <TextField
        hint={t('pincodeHint')}
        inputMode="numeric"
        autoComplete="postal-code"
        {...field('pincode')}
      />
      <TextArea rows={2} autoComplete="street-address" {...field('address')} />
      <TextField type="email" autoComplete="email" {...field('email')} />
      <TextField inputMode="numeric" autoComplete="off" {...field('amount')} />
      <SaveState status={draft.status} />
      <Button kind="act" type="submit" busy={state === 'busy'}>
        {t('get')}
      </Button>
      {(state === 'failed' || isUnsaved) && <p role="alert">{t('failed')}</p>}
      <p className="tiny">{t('sample')}</p>
    </KeptForm>
  );
}
