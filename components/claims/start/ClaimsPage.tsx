import { useTranslations } from 'next-intl';
import { HelpNow } from '@/components/my/HelpNow';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import { ButtonLink } from '@/components/common/ui/Button';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import type { PlanFacts } from '@/lib/domain/plans/planFacts';
import styles from './ClaimsPage.module.css';
import { Needs } from './Needs';
import { OwnClaims } from './OwnClaims';
import { Times } from './Times';

export function ClaimsPage({ facts }: { facts: PlanFacts }) {
  const t = useTranslations('claims');
  const nav = useTranslations('layout.nav');
  return (
    <>
      <section className={`dark ${styles.hero}`} aria-labelledby="claims-title">
        <div className={`wrap ${styles.first}`}>
          <Crumbs trail={[{ title: nav('claims') }]} />
          <h1 id="claims-title">
            {t('hero.title')} <span>{t('hero.then')}</span>
          </h1>
          <p className="lead">{t('hero.lead')}</p>
          <p className={styles.ways}>
            <ButtonLink kind="go" size="big" iconAfter="arrow" href={paths.tellClaim()}>
              {t('hero.tell')}
            </ButtonLink>
            <ButtonLink kind="ghost" size="big" icon="phone" href={`tel:${brand.helplineCustomerCare}`}>
              {brand.helplineCustomerCare}
            </ButtonLink>
          </p>
        </div>
        <img src="/art/corridor.svg" alt="" width="696" height="232" />
      </section>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.main}>
          <OwnClaims />
          <Times facts={facts} />
          <Needs />
        </div>
        <aside className={styles.side}>
          <HelpNow shown={['card', 'hospital']} />
          <section aria-labelledby="not-paid">
            <h2 id="not-paid">{t('not.title')}</h2>
            <p className="small">{t('not.text')}</p>
          </section>
        </aside>
      </div>
    </>
  );
}
