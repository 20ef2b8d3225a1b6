import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { brand } from '@/lib/brand';
import styles from './Summary.module.css';

type Props = { ref: Ref<HTMLHeadingElement>; isAssisted: boolean; reference: string };

/** Where the one-time password will be asked for; until then a person goes on with the customer. */
export function NextStep({ ref, isAssisted, reference }: Props) {
  const t = useTranslations('journey.summary');
  const phone = brand.helplineNewPolicy;
  return (
    <section className={`card ${styles.nextStep}`}>
      <h2 ref={ref} tabIndex={-1}>
        {t(isAssisted ? 'assistedTitle' : 'nextTitle')}
      </h2>
      <p>{t(isAssisted ? 'assistedText' : 'nextText')}</p>
      <p className="small">{t('quote', { id: reference })}</p>
      <ButtonLink
        kind={isAssisted ? 'go' : 'act'}
        size="big"
        icon="phone"
        href={`tel:${phone.replaceAll('-', '')}`}
      >
        {t('call', { phone })}
      </ButtonLink>
    </section>
  );
}
