import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import type { HereDto } from '@/lib/domain/help/contract';
import styles from './Thread.module.css';

type Props = { here: HereDto | undefined; onPerson: (() => void) | undefined };

/** Offers a person for what our pages don't say. */
export function ToAPerson({ here, onPerson }: Props) {
  const t = useTranslations('helpPanel');
  const phone = brand.helplineCustomerCare;
  return (
    <div className={styles.ways}>
      {onPerson && (
        <Button kind="act" size="small" onClick={onPerson}>
          {here?.minutes === undefined ? t('talk.ask') : t('talk.askIn', { minutes: here.minutes })}
        </Button>
      )}
      <ButtonLink kind="line" size="small" icon="phone" href={`tel:${phone}`}>
        {t('call', { phone })}
      </ButtonLink>
      <ButtonLink kind="line" size="small" href={paths.helpCall}>
        {t('callBack')}
      </ButtonLink>
    </div>
  );
}
