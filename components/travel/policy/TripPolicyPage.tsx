import { useTranslations } from 'next-intl';
import { OwnGate } from '@/components/verify/OwnGate';
import { useTripPolicy } from '@/hooks/travel/useTripPolicy';
import { useHydrated } from '@/lib/late/useHydrated';
import { TripPolicyView } from './TripPolicyView';

const coming = [{ height: '6rem' }, { height: '10rem' }, { height: '10rem' }];

export function TripPolicyPage() {
  const t = useTranslations('tripPolicy.page');
  const { policy, state, reload, keep } = useTripPolicy(useHydrated());
  return (
    <OwnGate state={state} say={(word, phone) => t(word, phone)} coming={coming} onAgain={reload}>
      {policy && <TripPolicyView policy={policy} onChanged={keep} />}
    </OwnGate>
  );
}
