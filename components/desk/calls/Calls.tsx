import { useTranslations } from 'next-intl';
import { DeskQueue } from '@/components/desk/DeskQueue';
import { callActions } from '@/hooks/desk/callCustomers';
import { api } from '@/lib/config/paths';
import type { DeskCallsDto } from '@/lib/domain/callbacks/contract';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import { CallCard } from './CallCard';

type Props = { staff: StaffSessionDto; onOpen: (quoteId: string) => void };

export function Calls({ staff: { staffId }, onOpen }: Props) {
  const t = useTranslations('deskCalls');
  return (
    <DeskQueue<DeskCallsDto>
      area="deskCalls"
      path={api.deskCalls}
      lead={t('lead')}
      emptyText={t('emptyText')}
      emptyDone={t('emptyDone')}
      cardsOf={({ calls }, renew) =>
        calls.map((call) => (
          <CallCard
            key={call.callbackId}
            call={call}
            staffId={staffId}
            actions={callActions(renew)}
            onOpen={onOpen}
          />
        ))
      }
    />
  );
}
