import { createFiledForm } from '@/hooks/common/forms/createFiledForm';
import { api } from '@/lib/config/paths';
import type { PortsDto } from '@/lib/domain/porting/contract';
import type { PortForm } from '@/lib/domain/porting/port';

const useFiled = createFiledForm<'portId', PortForm, PortsDto>({
  name: 'port',
  path: api.ports,
  key: 'portId',
  right: 'ports',
});

/** The moves of the proven number, and the one that is being written, saved as it is typed. */
export function usePorting(isHydrated: boolean) {
  const { say, ...own } = useFiled(isHydrated);
  return { ...own, withdraw: (of: string) => say(api.portWithdraw, of) };
}

export type OwnPorts = ReturnType<typeof usePorting>;
