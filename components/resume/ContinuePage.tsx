import { useTranslations } from 'next-intl';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import styles from './ContinueOnDevice.module.css';
import { JourneyList } from './JourneyList';
import { OpenedLink } from './OpenedLink';

const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
const readToken = () => /^#([\w-]{43})$/.exec(window.location.hash)?.[1] ?? '';

/** The token is in the hash, so that no server or link scanner sees it. */
function useToken(): string | undefined {
  return useSyncExternalStore(onHash, readToken, () => undefined);
}

function content(token: string | undefined, loading: string): ReactNode {
  if (token === undefined) return <Skeleton lines={[{ height: '12rem' }]} label={loading} />;
  return token ? <OpenedLink key={token} token={token} /> : <JourneyList />;
}

export function ContinuePage() {
  const t = useTranslations('savedQuotes');
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      {content(useToken(), t('loading'))}
    </div>
  );
}
