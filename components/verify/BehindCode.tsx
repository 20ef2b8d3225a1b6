import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { AwayFace } from '@/components/common/ui/states/AwayFace';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import type { PageState } from '@/hooks/common/pageState';
import { showPart } from '@/hooks/common/showPart';
import { VerifyPhone } from './VerifyPhone';

type Props = {
  own: { state: PageState; reload: () => Promise<unknown> };
  /** The id of the part that opens. */
  at: string;
  purpose: ComponentProps<typeof VerifyPhone>['purpose'];
  say: (word: 'loading' | 'errorTitle' | 'errorText' | 'again') => string;
  coming: ComponentProps<typeof Skeleton>['lines'];
  /** Renders what surrounds the number and code form. */
  locked: (proof: ReactNode) => ReactNode;
  /** `number` is the one that the code was sent to just now. */
  children: (number: string | undefined) => ReactNode;
};

/** Shows its children only to a customer who proved a number, so that nobody writes in another's name. */
export function BehindCode({ own: { state, reload }, at, purpose, say, coming, locked, children }: Props) {
  const [number, setNumber] = useState<string>();
  const t = useTranslations('verify');
  const wasLocked = useRef(false);
  useEffect(() => {
    if (state === 'locked') wasLocked.current = true;
    if (state !== 'ready' || !wasLocked.current) return;
    wasLocked.current = false;
    // The code field is unmounted, and the focus is lost.
    showPart(at);
  }, [state, at]);
  if (state === 'ready') return children(number);
  if (state === 'loading') return <Skeleton lines={coming} label={say('loading')} />;
  if (state === 'locked') {
    const keep = (typed: string) => {
      setNumber(typed);
      return Promise.resolve(undefined);
    };
    return locked(<VerifyPhone purpose={purpose} onNumber={keep} onVerified={reload} />);
  }
  return (
    <AwayFace
      title={say('errorTitle')}
      text={say('errorText')}
      offlineText={t('typed')}
      again={say('again')}
      onAgain={reload}
    />
  );
}
