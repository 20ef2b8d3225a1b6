import { useTranslations } from 'next-intl';
import { Check } from '@/components/common/form/Check';
import { Select } from '@/components/common/form/Select';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { locales } from '@/lib/domain/common/locales';
import en from '@/locales/en/deskMake.json';
import hi from '@/locales/hi/deskMake.json';
import ta from '@/locales/ta/deskMake.json';
import type { PartProps } from './CallerFields';
import styles from './MakeQuote.module.css';

/** The consent is in the language of the call, whatever the desk's own is. */
const spoken = { en: en.consent, hi: hi.consent, ta: ta.consent };

export function SpokenConsent({ form: { language, consent }, problems, onChange }: PartProps) {
  const t = useTranslations('deskMake');
  const languages = useTranslations('common.languages');
  const toMessage = useFieldMessage();
  return (
    <section className={styles.consent}>
      <Select
        label={t('language')}
        value={language}
        // A consent in another language must be read out before it is ticked.
        onChange={({ target }) =>
          onChange({ language: locales.find((each) => each === target.value) ?? 'en', consent: false })
        }
        options={locales.map((each) => ({ value: each, label: languages(each) }))}
        error={toMessage(problems['language'])}
      />
      <figure>
        <figcaption>{t('read')}</figcaption>
        <blockquote lang={language}>{spoken[language]}</blockquote>
      </figure>
      <Check
        label={t('agreed')}
        checked={consent}
        onChange={({ target }) => onChange({ consent: target.checked })}
        error={toMessage(problems['consent'])}
      />
    </section>
  );
}
