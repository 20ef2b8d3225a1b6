import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { brand } from '@/lib/brand';
import styles from './Talk.module.css';

const phones = [brand.helplineCustomerCare, brand.helplineNewPolicy];

/** Shown without a network, or while we don't answer: what is written is kept, and a call needs no data. */
export function Cut({ isOnline }: { isOnline: boolean }) {
  const t = useTranslations('helpPanel');
  return (
    <div className={styles.foot}>
      <Note kind="warn" icon="offline" role="status">
        <b>{t(isOnline ? 'talk.away' : 'talk.cut')}</b> {t('talk.cutText')}
      </Note>
      <p className={styles.actions}>
        {phones.map((phone) => (
          <ButtonLink key={phone} kind="line" size="small" icon="phone" href={`tel:${phone}`}>
            {t('call', { phone })}
          </ButtonLink>
        ))}
        <span className="tiny">{t('noData')}</span>
      </p>
    </div>
  );
}
