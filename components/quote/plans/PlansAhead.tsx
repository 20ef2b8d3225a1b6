import { useHydrated } from '@/lib/late/useHydrated';
import { Progress } from '@/components/quote/Progress';
import { PlansFrame } from './PlansFrame';
import styles from './PlansAhead.module.css';

export function PlansStart() {
  return (
    <>
      <Progress step="plans" />
      <PlansFrame />
    </>
  );
}

/**
 * Prerendered, and shown before React when the address names the step: its script takes a cheap phone two seconds, in
 * which it would show the family's questions. React draws nothing here.
 */
export function PlansAhead({ only }: { only: string | undefined }) {
  const isHydrated = useHydrated();
  if (only || isHydrated) return null;
  const place = { className: styles.ahead };
  if (typeof window !== 'undefined')
    return <div {...place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div {...place}>
      <PlansStart />
    </div>
  );
}
