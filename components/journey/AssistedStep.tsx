import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/Button';
import { brand } from '@/lib/brand';
import styles from './Summary.module.css';

/** The end of an assisted plan's journey: a person goes on with the customer. */
export function AssistedStep({ reference }: { reference: string }) {
  const t = useTranslations('journey.summary');
  const phone = brand.helplineNewPolicy;
  return (
    <section className={`card ${styles.nextStep}`}>
      <h2>{t('assistedTitle')}</h2>
      <p>{t('assistedText')}</p>
      <p className="small">{t('quote', { id: reference })}</p>
      <ButtonLink kind="go" size="big" icon="phone" href={`tel:${phone.replaceAll('-', '')}`}>
        {t('call', { phone })}
      </ButtonLink>
    </section>
  );
}
