import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Check } from '@/components/common/form/Check';
import { MobileField } from '@/components/common/form/MobileField';
import { SubmitButton } from '@/components/common/form/SubmitButton';
import { TextField } from '@/components/common/form/TextField';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Link } from '@/components/common/ui/Link';
import { Note } from '@/components/common/ui/states/Note';
import { useGroupLead } from '@/hooks/group/useGroupLead';
import { paths } from '@/lib/config/paths';
import type { GroupLeadDto } from '@/lib/domain/group/contract';
import { GROUP_NEEDS } from '@/lib/domain/group/group.data';
import { useTypedBefore } from '@/lib/late/before/useTypedBefore';
import styles from './Corporate.module.css';

const FORM = 'group-form';

type Props = { people: number; onSent: (lead: GroupLeadDto) => void; children: ReactNode };

/** The number of people comes from the slider above, and from the box passed as `children`. */
export function GroupForm({ people, onSent, children }: Props) {
  const t = useTranslations('group.form');
  const group = useTranslations('group');
  useTypedBefore(FORM);
  const { form, submit, errorOf, isSubmitting, failure } = useGroupLead(FORM, people, onSent);
  const hasNoNeed = form.formState.errors.needs !== undefined;
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
      <fieldset className={styles.needs} aria-describedby={hasNoNeed ? 'group-needs-error' : undefined}>
        <legend>{t('needs')}</legend>
        {GROUP_NEEDS.map((need) => (
          <Check key={need} id={`group-${need}`} label={t(need)} value={need} {...form.register('needs')} />
        ))}
        {hasNoNeed && (
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
      {failure && (
        <Note kind="bad" role="alert">
          {failure.message ?? t('failed')}
        </Note>
      )}
      <SubmitButton kind="act" size="big" wide iconAfter="arrow" busy={isSubmitting}>
        {group('ask')}
      </SubmitButton>
    </KeptForm>
  );
}
