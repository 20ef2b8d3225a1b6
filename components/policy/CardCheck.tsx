import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import { Icon } from '@/components/common/ui/Icon';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { useOnline } from '@/hooks/common/useOnline';
import { useCardCheck } from '@/hooks/policy/useCardCheck';
import { brand } from '@/lib/brand';
import type { CardCheckDto } from '@/lib/domain/policy/contract';
import { formatDateOf, formatTimeOf, phoneInText } from '@/lib/i18n/format';
import styles from './CardCheck.module.css';

const phone = phoneInText(brand.helplineCustomerCare);

/** Tells a hospital's desk whether a card is valid, and nothing else. */
export function CardCheck() {
  const t = useTranslations('card');
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      <Outcome />
    </div>
  );
}

function Outcome() {
  const t = useTranslations('card');
  const isOnline = useOnline();
  const { check, isNone, hasFailed, isBusy, again } = useCardCheck();
  const retry = (
    <Button kind="act" busy={isBusy} onClick={() => void again()}>
      {t('again')}
    </Button>
  );
  if (isNone) {
    return (
      <Face kind="empty" title={t('noneTitle')}>
        {t('noneText')}
      </Face>
    );
  }
  if (hasFailed) {
    return (
      <Face kind={isOnline ? 'error' : 'offline'} title={t('failedTitle')} action={retry}>
        {t('failedText', { phone })}
      </Face>
    );
  }
  if (!check) return <Skeleton lines={[{ height: '12rem' }]} label={t('loading')} />;
  return (
    <>
      <Validity check={check} />
      {retry}
    </>
  );
}

function Validity({ check: { isValid, checkedAt } }: { check: CardCheckDto }) {
  const t = useTranslations('card');
  const locale = useLocale();
  const kind = isValid ? 'valid' : 'invalid';
  const when = { date: formatDateOf(checkedAt, locale), time: formatTimeOf(checkedAt) };
  return (
    <section className={`${styles.outcome} ${styles[kind]}`} role="status">
      <Icon name={isValid ? 'check' : 'close'} size="huge" />
      <h2>{t(`${kind}Title`)}</h2>
      <p>{t(`${kind}Text`, { phone })}</p>
      <p className="tiny">{t('checked', when)}</p>
    </section>
  );
}
