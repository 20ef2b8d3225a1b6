import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import type { Resolver } from 'react-hook-form';
import { Check } from '@/components/common/form/Check';
import { MobileField } from '@/components/common/form/MobileField';
import { SubmitButton } from '@/components/common/form/SubmitButton';
import { TextField } from '@/components/common/form/TextField';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Link } from '@/components/common/ui/Link';
import { Note } from '@/components/common/ui/states/Note';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { useTypedForm } from '@/hooks/common/forms/useTypedForm';
import { paths } from '@/lib/config/paths';
import { GROUP_NEEDS } from '@/lib/domain/group/group.data';
import { useTypedBefore } from '@/lib/late/before/useTypedBefore';
import { groupLeadBodySchema } from '@/lib/validation/group/requests';
import styles from './Corporate.module.css';
import { emptyGroup, type GroupValues, type useGroupLead } from '@/hooks/group/useGroupLead';

const FORM = 'group-form';
const resolver = yupResolver(groupLeadBodySchema.omit(['people'])) as unknown as Resolver<GroupValues>;
const fields = ['company', 'needs', 'name', 'mobileNumber'] as const;

type Props = { lead: ReturnType<typeof useGroupLead>; children: ReactNode };

/** The number of people is the slider's, above and in the field that is given. */
export function GroupForm({ lead: { known, save, send }, children }: Props) {
  const t = useTranslations('group.form');
  const group = useTranslations('group');
  const toMessage = useFieldMessage();
  const [hasFailed, setHasFailed] = useState(false);
  useTypedBefore(FORM);
  const form = useTypedForm<GroupValues>({ resolver, empty: emptyGroup, known, save });
  const { errors, isSubmitting, submitCount } = form.formState;
  // Once the messages stand there.
  useEffect(() => {
    document.querySelector<HTMLElement>(`#${FORM} [aria-invalid="true"]`)?.focus();
  }, [submitCount]);
  const submit = form.handleSubmit(async (values) => {
    setHasFailed(false);
    try {
      const wrong = await send(values);
      fields
        .filter((field) => wrong?.[field])
        .forEach((field) => form.setError(field, { message: wrong?.[field] }));
    } catch {
      setHasFailed(true);
    }
  });
  const errorOf = (field: (typeof fields)[number]) => toMessage(errors[field]?.message);
  return (
    <KeptForm id={FORM} className={`card ${styles.form}`} aria-labelledby="ask-title" onSend={submit}>
      <TextField
        id="group-company"
        label={t('company')}
        autoComplete="organization"
        error={errorOf('company')}
        {...form.register('company')}
      />
      {children}
      <fieldset className={styles.needs} aria-describedby={errors.needs && 'group-needs-error'}>
        <legend>{t('needs')}</legend>
        {GROUP_NEEDS.map((need) => (
          <Check key={need} id={`group-${need}`} label={t(need)} value={need} {...form.register('needs')} />
        ))}
        {errors.needs && (
          <p id="group-needs-error" className={styles.error}>
            {errorOf('needs')}
          </p>
        )}
      </fieldset>
      <TextField
        id="group-name"
        label={t('name')}
        autoComplete="name"
        error={errorOf('name')}
        {...form.register('name')}
      />
      <MobileField
        id="group-mobile"
        label={t('mobileNumber')}
        error={errorOf('mobileNumber')}
        {...form.register('mobileNumber')}
      />
      <p className="tiny">
        {t('consent')} <Link href={paths.doNotDisturb}>{t('withdraw')}</Link>
      </p>
      {hasFailed && (
        <Note kind="bad" role="alert">
          {t('failed')}
        </Note>
      )}
      <SubmitButton kind="act" size="big" wide iconAfter="arrow" busy={isSubmitting}>
        {group('ask')}
      </SubmitButton>
    </KeptForm>
  );
}
