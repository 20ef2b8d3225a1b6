import { useTranslations } from 'next-intl';
import { DeskQueue } from '@/components/desk/DeskQueue';
import { api } from '@/lib/config/paths';
import type { DeskGrievancesDto } from '@/lib/domain/grievances/contract';
import { GrievanceCard } from './GrievanceCard';

/** Lists the grievances that this role answers, the earliest due first. */
export function Grievances() {
  const t = useTranslations('deskGrievances');
  return (
    <DeskQueue<DeskGrievancesDto>
      area="deskGrievances"
      path={api.deskGrievances}
      emptyText={t('emptyText')}
      cardsOf={({ grievances }, renew) =>
        grievances.map((row) => <GrievanceCard key={row.grievanceId} row={row} onDone={renew} />)
      }
    />
  );
}
