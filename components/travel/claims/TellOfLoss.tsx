import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import { FoldHead } from '@/components/travel/policy/FoldHead';
import { TripClaim } from './TripClaim';

/** The id that links of other pages lead to. */
const LOSS_PART = 'claim';

/** The part of the page that tells of a loss. What was typed is loaded only once the part is opened. */
export function TellOfLoss({ policy }: { policy: TripPolicyDto }) {
  const t = useTranslations('tripClaim');
  // The policy is loaded only in the browser, so `window` is there.
  const [isOpen, setIsOpen] = useState(() => window.location.hash === `#${LOSS_PART}`);
  return (
    <details id={LOSS_PART} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <FoldHead title={t('title')} text={t('lead')} />
      {isOpen && <TripClaim policy={policy} />}
    </details>
  );
}
