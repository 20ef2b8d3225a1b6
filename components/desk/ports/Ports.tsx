import { DeskQueue } from '@/components/desk/DeskQueue';
import { api } from '@/lib/config/paths';
import type { DeskPortsDto } from '@/lib/domain/porting/contract';
import { PortCard } from './PortCard';
import type { PortsProps } from './portsProps';

/** Lists moves from other insurers, the earliest due day first. */
export function Ports(props: PortsProps) {
  return (
    <DeskQueue<DeskPortsDto>
      area="deskPorts"
      path={api.deskPorts}
      cardsOf={({ ports }, renew) =>
        ports.map((row) => <PortCard key={row.portId} row={row} onDone={renew} {...props} />)
      }
    />
  );
}
