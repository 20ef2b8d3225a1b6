import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OwnBegunClaims } from '@/components/claims/start/OwnBegunClaims';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { useFragment } from '@/hooks/common/page/useFragment';
import styles from './ContinueOnDevice.module.css';
import { JourneyList } from './JourneyList';
import { OpenedLink } from './OpenedLink';
import { SentLink } from './SentLink';

/** A token has 43 characters in a link that the customer asked for, 12 in one that the desk sent. */
const TOKEN = /^([\w-]{43}|[\w-]{12})$/;
const SENT_LENGTH = 12;

/** The token is in the fragment, so that no server or link scanner sees it. Empty if the address names none. */
function useToken(): string | undefined {
  const named = useFragment();
  return named === undefined || TOKEN.test(named) ? named : '';
}

function content(token: string | undefined, loading: string, more: ReactNode): ReactNode {
  if (token === undefined) return <Skeleton lines={[{ height: '12rem' }]} label={loading} />;
  if (!token) {
    return (
      <JourneyList>
        {more}
        <OwnBegunClaims />
      </JourneyList>
    );
  }
  return token.length === SENT_LENGTH ? (
    <SentLink key={token} linkCode={token} />
  ) : (
    <OpenedLink key={token} token={token} />
  );
}

/** `children` show what else the number has, beside its saved quotes. */
export function ContinuePage({ children }: { children?: ReactNode }) {
  const t = useTranslations('savedQuotes');
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      {content(useToken(), t('loading'), children)}
    </div>
  );
}
