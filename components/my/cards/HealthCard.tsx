import { useLocale, useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import type { CardDto, MyPolicyDto } from '@/lib/domain/my/contract';
import { formatDate } from '@/lib/i18n/format';
import { CardCode } from './CardCode';
import styles from './HealthCard.module.css';

export function HealthCard({ policy, card }: { policy: MyPolicyDto; card: CardDto }) {
  const t = useTranslations('my');
  const locale = useLocale();
  const { name, relation, bornIn, memberId, code } = card;
  return (
    <article className={`dark ${styles.card}`} aria-label={t('cards.of', { name })}>
      <div className={styles.top}>
        <img src="/art/logo-light.svg" alt="" width="40" height="40" />
        <span>
          <b>{brand.shortName}</b>
          <i>{brand.name.replace(brand.shortName, '').trim()}</i>
        </span>
        <em>{t('cards.cashless')}</em>
      </div>
      <div className={styles.middle}>
        <div>
          <p className={styles.who}>
            <b>{name}</b>
            <span>{t('cards.born', { relation: t(`relations.${relation}`), year: String(bornIn) })}</span>
          </p>
          <dl>
            <div>
              <dt className="visuallyHidden">{t('cards.number')}</dt>
              <dd>{memberId}</dd>
            </div>
            <div>
              <dt>{t('cards.until')}</dt> <dd>{formatDate(policy.endsOn, locale)}</dd>
            </div>
          </dl>
        </div>
        <CardCode code={code} label={t('cards.code', { name })} />
      </div>
      <p className={styles.foot}>
        <span>{t('cards.show')}</span>
        <b>{brand.helplineCustomerCare}</b>
      </p>
    </article>
  );
}
