import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeskHead } from '@/components/desk/DeskHead';
import { DeskList } from '@/components/desk/DeskList';
import { type PortsFilter, useDeskPorts } from '@/hooks/desk/useDeskPorts';
import type { StaffRole } from '@/lib/domain/desk/permissions';
import { PortCard } from './PortCard';

export type PortsProps = {
  role: StaffRole;
  /** The quote in the drawer, which can be linked. */
  opened: string | undefined;
  onMake: (caller: { name: string; mobileNumber?: string }) => void;
};

/** Who comes from another insurer, the earliest due day first. */
export function Ports(props: PortsProps) {
  const t = useTranslations('deskPorts');
  const [filter, setFilter] = useState<PortsFilter>({ status: 'open', page: 1 });
  const answer = useDeskPorts(filter);
  return (
    <>
      <DeskHead
        title={t('title')}
        label={t('show')}
        choices={['open', 'done'] as const}
        chosen={filter.status}
        say={(status) => t(status)}
        onChoose={(status) => setFilter({ status, page: 1 })}
      />
      <DeskList
        answer={answer}
        height="6rem"
        texts={{
          loading: t('loading'),
          failed: t('failed'),
          failedText: t('failedText'),
          again: t('again'),
          empty: t('empty'),
        }}
        cardsOf={(data) =>
          data.ports.map((row) => (
            <PortCard key={row.portId} row={row} onDone={() => void answer.mutate()} {...props} />
          ))
        }
        onPage={(page) => setFilter({ ...filter, page })}
      />
    </>
  );
}
