import { PAGE_SIZE, type HospitalsDto } from '@/lib/domain/hospitals/contract';
import { readLists } from '@/models/hospitals/hospitalList';
import { type Entry, unpackEntries } from './entries';
import { BLOCK, type KindFilter, kindOf, listNames } from './listNames';

type Listed = { entries: readonly Entry[]; total: number; counts: HospitalsDto['counts'] };

/** Lists all hospitals of India of one speciality, the largest first. A page is cut from one block. */
export async function listKind(edition: string, filter: KindFilter, page: number): Promise<Listed> {
  const from = (page - 1) * PAGE_SIZE;
  const name = listNames.kind(filter, Math.floor(from / BLOCK));
  const lists = await readLists(edition, [name, listNames.kinds]);
  const totals = lists.get(listNames.kinds)?.totals ?? {};
  const countOf = (more: Partial<KindFilter>) => totals[kindOf({ ...filter, ...more })] ?? 0;
  return {
    entries: unpackEntries(lists.get(name)?.entries).slice(from % BLOCK, (from % BLOCK) + PAGE_SIZE),
    total: countOf({}),
    counts: { cashless: countOf({ isCashless: true }), allDay: countOf({ isOpenAllDay: true }), near: 0 },
  };
}
