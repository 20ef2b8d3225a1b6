import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/common/ui/Button';
import { AwayFace } from '@/components/common/ui/states/AwayFace';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import type { PageState } from '@/hooks/common/pageState';
import { focusMain } from '@/hooks/common/showPart';
import { paths } from '@/lib/config/paths';
import { Lost } from './Lost';

type Words = { title: string; text: string };

type Props = {
  state: PageState;
  heading: string;
  className?: string;
  loading: ComponentProps<typeof Skeleton>;
  missing: Words & { ways: ReactNode };
  /** Another session proved the quote's number. */
  needsProof?: Words & { open: string };
  locked?: Partial<Words> & { proof: ReactNode };
  failed: ComponentProps<typeof AwayFace>;
  children: ReactNode;
};

export function Gate({ state, missing, needsProof, children, ...props }: Props) {
  const before = useRef(state);
  useEffect(() => {
    const wasReady = before.current === 'ready';
    before.current = state;
    // A session that ends while somebody types unmounts the focused field, and the focus is lost.
    if (wasReady && state === 'locked') focusMain();
  }, [state]);
  if (state === 'ready') return children;
  if (state === 'needsProof' && needsProof) {
    return (
      <Lost title={needsProof.title} text={needsProof.text}>
        <ButtonLink kind="go" size="big" href={paths.continue}>
          {needsProof.open}
        </ButtonLink>
      </Lost>
    );
  }
  const isComing = state === 'loading' || state === 'failed' || (state === 'locked' && props.locked);
  if (isComing) return <Before state={state} {...props} />;
  return (
    <Lost title={missing.title} text={missing.text}>
      {missing.ways}
    </Lost>
  );
}

type BeforeProps = Omit<Props, 'missing' | 'needsProof' | 'children'>;

function Before({ state, heading, className = '', loading, locked, failed }: BeforeProps) {
  const code = state === 'locked' ? locked : undefined;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { top = 0 } = section.current?.getBoundingClientRect() ?? {};
    // After a reload the browser scrolls to where the longer page was.
    if (state === 'failed' && top < 0) section.current?.scrollIntoView();
  }, [state]);
  return (
    <section ref={section} className={`wrap ${className}`}>
      <h1>{code?.title ?? heading}</h1>
      {code?.text && <p className="lead">{code.text}</p>}
      {code?.proof}
      {state === 'loading' && <Skeleton {...loading} />}
      {state === 'failed' && <AwayFace {...failed} />}
    </section>
  );
}
