import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Check } from '@/components/common/form/Check';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { lateResolver } from '@/hooks/common/forms/lateResolver';
import { MobileField } from '@/components/common/form/MobileField';
import { TextField } from '@/components/common/form/TextField';
import { useFollowedForm } from '@/hooks/common/forms/useTypedForm';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Link } from '@/components/common/ui/Link';
import { SubmitButton } from '@/components/common/form/SubmitButton';
import { Note } from '@/components/common/ui/states/Note';
import { SaveState } from '@/components/common/ui/states/SaveState';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import { paths } from '@/lib/config/paths';
import { type LeadDetails, leadFields, type LeadTexts } from '@/hooks/quote/lead/leadDetails';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import styles from './LeadForm.module.css';
import { ProofNeeded } from './ProofNeeded';

export type LeadFormProps = {
  /** Resolves to the server's errors by field; rejects if sending failed. */
  onSubmit: (values: LeadDetails) => Promise<LeadTexts | undefined>;
  /** May arrive after the first render; never overwrites input. */
  defaultValues?: LeadDetails;
  onChange?: (values: LeadDetails) => void;
  saveState?: SaveStatus;
  /** The quote now belongs to another session. */
  needsProof?: boolean;
  /** Inside a journey: the id of the heading above the form. */
  labelledBy?: string;
  /** The number is required to buy, so submitting gives no consent. */
  isToBuy?: boolean;
};

const resolver = lateResolver<LeadDetails>(() =>
  import('./leadFormResolver').then((module) => module.leadFormResolver),
);

function useLeadFormState({ onSubmit, defaultValues, onChange }: LeadFormProps) {
  const form = useForm<LeadDetails>({
    mode: 'onBlur',
    resolver,
    values: defaultValues,
    resetOptions: { keepDirtyValues: true },
  });
  const [hasFailed, setHasFailed] = useState(false);
  const { subscribe, setError, setFocus } = form;
  useFollowedForm(form, defaultValues);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange?.(values) }),
    [subscribe, onChange],
  );

  const submit = form.handleSubmit(async (values) => {
    setHasFailed(false);
    try {
      const errors = await onSubmit(values);
      const wrong = leadFields.filter((field) => errors?.[field]);
      wrong.forEach((field) => setError(field, { message: errors?.[field] }));
      if (wrong[0]) setFocus(wrong[0]);
    } catch {
      setHasFailed(true);
    }
  });

  return { form, submit, hasFailed };
}

/** States what submitting means for the number. */
function Agreement({ isToBuy }: Pick<LeadFormProps, 'isToBuy'>) {
  const t = useTranslations('forms.lead');
  return (
    <p className={`tiny ${styles.consent}`}>
      {isToBuy ? (
        t('toBuy')
      ) : (
        <>
          {t('consent')} <Link href={paths.doNotDisturb}>{t('withdraw')}</Link>
        </>
      )}
    </p>
  );
}

export function LeadForm({ labelledBy, saveState, isToBuy, needsProof, ...props }: LeadFormProps) {
  const t = useTranslations('forms.lead');
  const toMessage = useFieldMessage();
  const { form, submit, hasFailed } = useLeadFormState(props);
  const { errors, isSubmitting } = form.formState;

  return (
    <KeptForm className={styles.form} aria-labelledby={labelledBy ?? 'lead-form-title'} onSend={submit}>
      {!labelledBy && <h2 id="lead-form-title">{t('title')}</h2>}
      <MobileField
        id="lead-mobile-number"
        label={t('mobileNumber')}
        data-blank={toMessage('validation.mobileNumber')}
        error={toMessage(errors.mobileNumber?.message)}
        {...form.register('mobileNumber')}
      />
      <TextField
        id="lead-name"
        label={t('name')}
        autoComplete="name"
        data-blank={toMessage('validation.name')}
        error={toMessage(errors.name?.message)}
        {...form.register('name')}
      />
      <Controller
        name="dateOfBirth"
        control={form.control}
        render={({ field }) => (
          <DateOfBirthField
            {...field}
            id="lead-date-of-birth"
            value={field.value ?? ''}
            label={t('dateOfBirth')}
            autoComplete
            error={toMessage(errors.dateOfBirth?.message)}
          />
        )}
      />
      <Agreement isToBuy={isToBuy} />
      <div className={`tiny ${styles.marketing}`}>
        <Check id="lead-marketing-consent" label={t('marketing')} {...form.register('marketingConsent')} />
      </div>
      {needsProof && <ProofNeeded />}
      {hasFailed && (
        <Note kind="bad" role="alert">
          {t('failed')}
        </Note>
      )}
      <SubmitButton kind="go" size="big" wide iconAfter="arrow" busy={isSubmitting}>
        {isSubmitting ? t('starting') : t(isToBuy ? 'sendCode' : 'start')}
      </SubmitButton>
      {!labelledBy && (
        <p className={styles.below}>
          <Link href={paths.getQuote}>{t('pricesFirst')}</Link>, {t('noPhone')}
        </p>
      )}
      {saveState && <SaveState status={saveState} />}
    </KeptForm>
  );
}
