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
 * The placeholder of the plans, prerendered and shown before hydration if the URL names that step. Hydration takes two
 * seconds on a cheap phone, during which the page would show the family's questions. React renders nothing here.
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
