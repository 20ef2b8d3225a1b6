import { useTranslations } from 'next-intl';
import { Lost } from '@/components/common/page/Lost';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { AwayFace } from '@/components/common/ui/states/AwayFace';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { useHydrated } from '@/lib/late/useHydrated';
import { useSharedQuote } from '@/hooks/quote/useSharedQuote';
import { paths } from '@/lib/config/paths';
import type { SharedQuote } from '@/lib/domain/quote/journey/sharedQuote';
import { formatMoney } from '@/lib/i18n/format';
import { PricePanel } from '@/components/quote/PricePanel';
import styles from './SharedQuotePage.module.css';
import { cityNameOf } from '@/lib/i18n/billLines';

function People({ people, city }: { people: SharedQuote['people']; city: string }) {
  const t = useTranslations('share.page');
  const names = useTranslations('quote.people');
  return (
    <section className="card" aria-labelledby="people">
      <h2 id="people" className={styles.title}>
        {t('who')}
      </h2>
      <dl className={styles.people}>
        {people.map(({ relation, age }, index) => (
          <div key={index}>
            <dt>{names(relation)}</dt>
            <dd>{t('age', { age })}</dd>
          </div>
        ))}
        <div>
          <dt>{t('city')}</dt>
          <dd>{city}</dd>
        </div>
      </dl>
    </section>
  );
}

function Difference({ was, now }: { was: number; now: number }) {
  const t = useTranslations('share.page');
  if (was === now) return null;
  return (
    <Note kind="warn" role="status">
      {t('differs', {
        direction: now > was ? 'more' : 'less',
        by: formatMoney(Math.abs(now - was)),
        was: formatMoney(was),
        now: formatMoney(now),
      })}
    </Note>
  );
}

type Opened = ReturnType<typeof useSharedQuote>;

function TodaysBill({ shared, price, hasFailed, retry, proceed }: Opened) {
  const t = useTranslations('share.page');
  if (hasFailed) {
    return <AwayFace title={t('errorTitle')} text={t('errorText')} again={t('tryAgain')} onAgain={retry} />;
  }
  if (!shared || !price) return <Skeleton label={t('loading')} lines={[{ height: '24rem' }]} />;
  return (
    <PricePanel price={price} people={shared.people.length}>
      <Button kind="go" size="big" wide onClick={proceed}>
        {t('continue')}
      </Button>
      <p className="tiny">{t('continueNote')}</p>
    </PricePanel>
  );
}

export function SharedQuotePage() {
  const t = useTranslations('share.page');
  const opened = useSharedQuote(useHydrated());
  const { shared, price, isBroken, refusal } = opened;
  const city = (price && cityNameOf(price)) ?? shared?.city ?? '';

  if (isBroken || refusal) {
    return (
      <Lost title={t(isBroken ? 'brokenTitle' : 'refusedTitle')} text={refusal ?? t('brokenText')}>
        <ButtonLink kind="go" size="big" href={paths.getQuote}>
          {t('own')}
        </ButtonLink>
      </Lost>
    );
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.main}>
        <h1>{t('heading')}</h1>
        <p className="lead">{t('lead')}</p>
        {shared && price && <Difference was={shared.price} now={price.priceAfterTax} />}
        {shared && <People people={shared.people} city={city} />}
      </div>
      <TodaysBill {...opened} />
    </div>
  );
}
