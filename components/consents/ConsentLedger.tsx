import { useLocale, useTranslations } from 'next-intl';
import { now } from '@/components/common/page/clock';
import { useHydrated } from '@/lib/late/useHydrated';
import type { ConsentDto } from '@/lib/domain/consents/contract';
import { formatDateOf } from '@/lib/i18n/format';
import { isLocale, localeNames } from '@/lib/i18n/locales';
import styles from './Consents.module.css';

function Validity({ consent }: { consent: ConsentDto }) {
  const t = useTranslations('consents');
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { withdrawnAt, validUntil } = consent;
  if (withdrawnAt) return t('withdrawn', { date: formatDateOf(withdrawnAt, locale) });
  const date = formatDateOf(validUntil, locale);
  return isHydrated && new Date(validUntil) < now() ? t('lapsed', { date }) : date;
}

const known = ['contact', 'marketing'] as const;
const isKnown = (purpose: string) => known.find((each) => each === purpose) ?? 'kyc';

export function ConsentLedger({ consents }: { consents: readonly ConsentDto[] }) {
  const t = useTranslations('consents');
  const locale = useLocale();
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger">{t('ledger')}</h2>
      <ul className={styles.ledger}>
        {consents.map((consent) => (
          <li key={consent.purpose + consent.givenAt} className="card">
            <h3>{t(isKnown(consent.purpose))}</h3>
            <dl>
              <dt>{t('given')}</dt>
              <dd>{formatDateOf(consent.givenAt, locale)}</dd>
              <dt>{t('valid')}</dt>
              <dd>
                <Validity consent={consent} />
              </dd>
              <dt>{t('words')}</dt>
              <dd>
                {t('wording', {
                  version: consent.textVersion,
                  language: isLocale(consent.language)
                    ? localeNames[consent.language].name
                    : consent.language,
                })}
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
