import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import type { PortDto } from '@/lib/domain/porting/contract';

const today = todayInIndia(new Date());

/** A move that was sent today. */
export const aPort = (status: PortDto['status'], of: Partial<PortDto> = {}): PortDto => ({
  portId: 'PO-2611-77777777',
  status,
  insurer: 'Star Health',
  endsOn: addDays(today, 55),
  sentOn: today,
  until: addDays(today, 10),
  papers: {},
  files: [],
  ...of,
});
