import { useLocale, useTranslations } from 'next-intl';
import { ByItself } from '@/components/renewals/mandate/ByItself';
import { PolicyPapers } from '@/components/policy/PolicyPapers';
import { ButtonLink } from '@/components/common/ui/Button';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { Tag } from '@/components/common/ui/Tag';
import { paths } from '@/lib/config/paths';
import type { MyPolicyDto } from '@/lib/domain/my/contract';
import { emblemOf } from '@/components/quote/plans/card/emblem';
import { formatDate } from '@/lib/i18n/format';
import styles from './PolicyCard.module.css';
import { SumLeft } from './SumLeft';
import { Waits } from './Waits';

export function PolicyCard({ policy }: { policy: MyPolicyDto }) {
  const t = useTranslations('my.policy');
  const locale = useLocale();
  const { policyNumber, product, productName, tier, state, startsOn } = policy;
  const isAlive = state === 'inForce' || state === 'starting';
  return (
    <article className={`card ${styles.policy}`} aria-labelledby={policyNumber}>
      <div className={styles.head}>
        <img className="emblem" src={`/art/plan-${emblemOf(product)}.svg`} alt="" width="48" height="48" />
        <div>
          <h3 id={policyNumber}>
            {productName} <i>{tier}</i>
          </h3>
          <p className="num">{policyNumber}</p>
        </div>
        <Tag kind={state === 'inForce' ? 'good' : 'plain'}>
          {t(`states.${state}`, { date: formatDate(startsOn, locale) })}
        </Tag>
      </div>
      {isAlive && <SumLeft policy={policy} />}
      {isAlive && <Waits policy={policy} />}
      <PolicyFacts policy={policy} />
      {policy.byItself && <ByItself policyNumber={policyNumber} byItself={policy.byItself} />}
      <details className={styles.papers}>
        <summary>
          {t('documents')}
          <Icon name="chevron" size="small" />
        </summary>
        <PolicyPapers policyNumber={policyNumber} />
      </details>
      <p className={styles.ways}>
        {state === 'inForce' && (
          <ButtonLink kind="line" icon="card" href={paths.myCards}>
            {t('cards')}
          </ButtonLink>
        )}
        <Link className="link" href={paths.policy(policyNumber)}>
          {t('open')}
        </Link>
        {state === 'inForce' && (
          <Link className="link" href={paths.change(policyNumber)}>
            {t('change')}
          </Link>
        )}
      </p>
    </article>
  );
}

function PolicyFacts({ policy }: { policy: MyPolicyDto }) {
  const t = useTranslations('my');
  const locale = useLocale();
  const { state, endsOn, renewsOn, daysLeft, cards, nominee } = policy;
  const isAlive = state === 'inForce' || state === 'starting';
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t(isAlive ? 'policy.renews' : 'policy.ended')}</dt>
        <dd>
          {formatDate(isAlive ? renewsOn : endsOn, locale)}
          {isAlive && <small>{t('policy.inDays', { count: daysLeft })}</small>}
        </dd>
      </div>
      <div>
        <dt>{t('policy.people')}</dt>
        <dd>{cards.map(({ name }) => name).join(', ')}</dd>
      </div>
      <div>
        <dt>{t('policy.nominee')}</dt>
        <dd>
          {nominee.name}
          <small>{t(`relations.${nominee.relation}`)}</small>
        </dd>
      </div>
    </dl>
  );
}
