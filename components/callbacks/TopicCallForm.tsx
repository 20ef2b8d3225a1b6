import { useLocale, useTranslations } from 'next-intl';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { MobileField } from '@/components/common/form/MobileField';
import { Select } from '@/components/common/form/Select';
import { SubmitButton } from '@/components/common/form/SubmitButton';
import { TextField } from '@/components/common/form/TextField';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { now } from '@/components/common/page/clock';
import { Link } from '@/components/common/ui/Link';
import { Note } from '@/components/common/ui/states/Note';
import { type TopicCallValues, useTopicCall } from '@/hooks/callbacks/useTopicCall';
import { paths } from '@/lib/config/paths';
import { slotsToAsk } from '@/lib/domain/callbacks/callSlots';
import { CALL_TOPICS, type CallbackDto } from '@/lib/domain/callbacks/contract';
import { locales } from '@/lib/domain/common/locales';
import { formatDate } from '@/lib/i18n/format';
import { useHydrated } from '@/lib/late/useHydrated';
import styles from './TopicCall.module.css';

const FORM = 'call-form';

export function TopicCallForm({ onSent }: { onSent: (call: CallbackDto) => void }) {
  const t = useTranslations('callMe');
  const sayLanguage = useTranslations('common.languages');
  const { form, submit, errorOf, isSubmitting, failure } = useTopicCall(FORM, onSent);
  const field = (name: keyof TopicCallValues) => ({
    id: `call-${name}`,
    label: t(`form.${name}`),
    error: errorOf(name),
    ...form.register(name),
  });
  const topics = CALL_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }));
  const languages = locales.map((value) => ({ value, label: sayLanguage(value) }));
  return (
    <KeptForm id={FORM} className={`card ${styles.card}`} aria-labelledby="call-me-title" onSend={submit}>
      <p>{t('lead')}</p>
      <div className={styles.two}>
        <Select placeholder={t('form.choose')} options={topics} {...field('topic')} />
        <Select placeholder={t('form.choose')} options={languages} {...field('language')} />
        <Slots form={form} field={field} />
        <TextField autoComplete="name" {...field('name')} />
        <MobileField {...field('mobileNumber')} />
      </div>
      <p className="tiny">
        {t('consent')} <Link href={paths.doNotDisturb}>{t('withdraw')}</Link>
      </p>
      {failure && (
        <Note kind="bad" role="alert">
          {failure.message ?? t('failed')}
        </Note>
      )}
      <SubmitButton kind="go" size="big" icon="phone" busy={isSubmitting}>
        {t('ask')}
      </SubmitButton>
    </KeptForm>
  );
}

type SlotsProps = {
  form: UseFormReturn<TopicCallValues>;
  field: (name: 'day' | 'time') => { label: string; error: string | undefined };
};

/** Slots are computed in the browser, since the page may have been built days before. */
function Slots({ form, field }: SlotsProps) {
  const t = useTranslations('callMe.form');
  const locale = useLocale();
  const isHydrated = useHydrated();
  const day = useWatch({ control: form.control, name: 'day' });
  const days = isHydrated ? slotsToAsk(now()) : [];
  const times = days.find((each) => each.day === day)?.times ?? days.at(-1)?.times ?? [];
  return (
    <>
      <Select
        placeholder={t('choose')}
        options={days.map((each) => ({ value: each.day, label: formatDate(each.day, locale) }))}
        {...field('day')}
      />
      <Select
        placeholder={t('choose')}
        options={times.map((value) => ({ value, label: value }))}
        {...field('time')}
      />
    </>
  );
}
