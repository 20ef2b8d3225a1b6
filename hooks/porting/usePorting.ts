import { hasCode } from '@/lib/client/common/apiError';
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

const isIssuedFirst = (problem: unknown) => hasCode(problem, 'STEP_NOT_REACHED');

/** The moves of the proven number, and the one that is being written, saved as it is typed. */
export function usePorting(isHydrated: boolean) {
  const { say, ...own } = useFiled(isHydrated);
  const withdraw = (of: string) =>
    say(api.portWithdraw, of).catch(async (problem: unknown) => {
      if (isIssuedFirst(problem)) await own.reload();
      throw problem;
    });
  return { ...own, withdraw };
}

export type OwnPorts = ReturnType<typeof usePorting>;
