import { DeskQueue } from '@/components/desk/DeskQueue';
import { api } from '@/lib/config/paths';
import type { DeskCandidaciesDto } from '@/lib/domain/careers/contract';
import { CandidacyCard } from './CandidacyCard';

/** Lists candidacies, the oldest first. */
export function Careers() {
  return (
    <DeskQueue<DeskCandidaciesDto>
      area="deskCareers"
      path={api.deskCandidacies}
      cardsOf={({ candidacies }, renew) =>
        candidacies.map((row) => <CandidacyCard key={row.candidacyId} row={row} onDone={renew} />)
      }
    />
  );
}
