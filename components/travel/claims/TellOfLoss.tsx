import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import { FoldHead } from '../policy/FoldHead';
import { TripClaim } from './TripClaim';

/** Where links of other pages lead. */
const LOSS_PART = 'claim';

/** What was typed is asked for once the part is opened. */
export function TellOfLoss({ policy }: { policy: TripPolicyDto }) {
  const t = useTranslations('tripClaim');
  // The policy is asked for in the browser alone.
  const [isOpen, setIsOpen] = useState(() => window.location.hash === `#${LOSS_PART}`);
  return (
    <details id={LOSS_PART} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <FoldHead title={t('title')} text={t('lead')} />
      {isOpen && <TripClaim policy={policy} />}
    </details>
  );
}
