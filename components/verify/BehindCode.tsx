import { type ComponentProps, type ReactNode, useState } from 'react';
import { AwayFace } from '@/components/common/ui/states/AwayFace';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import type { PageState } from '@/hooks/common/pageState';
import { VerifyPhone } from './VerifyPhone';

type Say = ComponentProps<typeof AwayFace>['say'];

type Props = {
  own: { state: PageState; reload: () => Promise<unknown> };
  purpose: ComponentProps<typeof VerifyPhone>['purpose'];
  say: (word: Parameters<Say>[0] | 'loading') => string;
  coming: ComponentProps<typeof Skeleton>['lines'];
  /** What stands around the proof. */
  locked: (proof: ReactNode) => ReactNode;
  /** `number`: to which the code went just now. */
  children: (number: string | undefined) => ReactNode;
};

/** What only who proved a number sees, so that nobody writes in another's name. */
export function BehindCode({ own: { state, reload }, purpose, say, coming, locked, children }: Props) {
  const [number, setNumber] = useState<string>();
  if (state === 'ready') return children(number);
  if (state === 'loading') return <Skeleton lines={coming} label={say('loading')} />;
  if (state === 'locked') {
    const keep = (typed: string) => {
      setNumber(typed);
      return Promise.resolve(undefined);
    };
    return locked(<VerifyPhone purpose={purpose} onNumber={keep} onVerified={reload} />);
  }
  return <AwayFace say={say} onAgain={() => void reload()} />;
}
