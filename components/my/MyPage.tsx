import { useLocale, useTranslations } from 'next-intl';
import { Gate } from '@/components/common/page/Gate';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useMy } from '@/hooks/my/useMy';
import { Cards } from './cards/Cards';
import { HelpNow } from './HelpNow';
import { MyView } from './MyView';
import { policiesWithCards, whenOf } from './shown';
import styles from './My.module.css';

const coming = [{ width: '60%', height: '2.5rem' }, { height: '14rem' }, { height: '14rem' }];

export function MyPage() {
  const t = useTranslations('my');
  const locale = useLocale();
  const { my, kept, state, isCopy, reload } = useMy();
  const cards = kept ? policiesWithCards(kept) : [];
  const ways = cards.length > 0 ? (['hospital', 'card', 'claim'] as const) : undefined;
  const failure = { title: t('errorTitle'), text: t('errorText') };
  return (
    <>
      <Gate
        state={state}
        heading={t('title')}
        className={styles.before}
        loading={{ label: t('loading'), lines: coming }}
        missing={{ ...failure, ways: null }}
        locked={{ text: t('lockedText'), proof: <VerifyPhone onVerified={reload} /> }}
        failed={{ ...failure, offlineText: t('offlineText'), again: t('tryAgain'), onAgain: reload }}
      >
        {my && <MyView my={my} isCopy={isCopy} onChange={reload} />}
      </Gate>
      {state !== 'ready' && (
        <div className={`wrap ${styles.helpAlone}`}>
          <HelpNow shown={ways} />
        </div>
      )}
      {kept && cards.length > 0 && (
        <>
          <p className="wrap small">{t('lockedCards', whenOf(kept, locale))}</p>
          <Cards policies={cards} />
        </>
      )}
    </>
  );
}
