import { isCommon, slipsOf, soundOf, wordsOf } from '@/lib/domain/common/words/spelling';
import {
  deleteHospitalsBut,
  type ListedHospital,
  hospitalId,
  insertHospitals,
} from '@/models/hospitals/hospital';
import {
  beginImport,
  deleteListsBut,
  findCurrentEdition,
  goOnImporting,
  type HospitalListRecord,
  insertLists,
  setCurrentEdition,
} from '@/models/hospitals/hospitalList';
import { randomId } from '@/lib/server/crypto';
import { type Entry, packEntries, traitsOf } from './entries';
import { BLOCK, kindOf, listNames } from './listNames';

const BATCH = 2000;
/** How long an import holds its lease, which is longer than a batch takes. */
const LEASE_MS = 60_000;
/** Spellings of one sound that are kept to compare with. */
const MOST_SPELLINGS = 60;

type List = Omit<HospitalListRecord, '_id' | 'edition'>;
type Lists = ReadonlyMap<string, List>;

/**
 * Makes these the hospitals that searches find, all at once. The edition before stays until the next import, for
 * searches that have begun. Leftovers of an import that was cut short are deleted. False while another import is under
 * way, and when one took over because this one stood still.
 */
export async function publishHospitals(
  hospitals: readonly ListedHospital[],
  now: Date,
  { takesOver = false } = {},
): Promise<boolean> {
  const edition = `${now.getTime().toString(36)}${randomId().slice(0, 4)}`;
  const until = () => new Date(Date.now() + LEASE_MS);
  if (!(await beginImport({ edition, now: new Date(), until: until(), takesOver }))) return false;
  const current = await findCurrentEdition();
  const kept = current === undefined ? [] : [current];
  await Promise.all([deleteHospitalsBut(kept), deleteListsBut(kept)]);
  // Lists without a distance follow these numbers.
  const numbered = hospitals.toSorted(
    (one, other) => other.beds - one.beds || (one.code < other.code ? -1 : 1),
  );
  for (let from = 0; from < numbered.length; from += BATCH) {
    if (!(await goOnImporting(edition, until()))) return false;
    const some = numbered.slice(from, from + BATCH);
    await insertHospitals(
      some.map((facts, at) => ({ ...facts, _id: hospitalId(edition, from + at), edition })),
    );
  }
  const lists = [...toLists(numbered)];
  for (let from = 0; from < lists.length; from += BATCH) {
    if (!(await goOnImporting(edition, until()))) return false;
    await insertLists(edition, new Map(lists.slice(from, from + BATCH)));
  }
  return setCurrentEdition(edition);
}

class Collected {
  readonly entries = new Map<string, Entry[]>();
  readonly words = new Map<string, Set<string>>();

  addEntry(name: string, entry: Entry): void {
    push(this.entries, name, entry);
  }

  addWord(name: string, word: string): void {
    const words = this.words.get(name) ?? new Set();
    if (words.size < MOST_SPELLINGS) this.words.set(name, words.add(word));
  }
}

function toLists(hospitals: readonly ListedHospital[]): Lists {
  const found = new Collected();
  const kinds = new Map<string, Entry[]>();
  hospitals.forEach((hospital, number) => {
    const { lat, lng } = hospital;
    const entry = { number, lat, lng, traits: traitsOf(hospital) };
    found.addEntry(listNames.cell(hospital), entry);
    found.addEntry(listNames.place(hospital.city), entry);
    addName(hospital, entry, found);
    for (const kind of kindsOf(hospital)) push(kinds, kind, entry);
  });
  const places = [...found.entries].filter(([name]) => name.startsWith(listNames.place('')));
  const names = new Set([...found.entries.keys(), ...found.words.keys()]);
  return new Map<string, List>([
    ...[...names].map((name) => {
      const [entries, words] = [found.entries.get(name), found.words.get(name)];
      return [
        name,
        { ...(entries && { entries: packEntries(entries) }), ...(words && { words: [...words] }) },
      ] as const;
    }),
    ...[...kinds].flatMap(([kind, entries]) => blocksOf(kind, entries)),
    [listNames.kinds, { totals: totalsOf(kinds) }] as const,
    [
      listNames.places,
      { totals: totalsOf(new Map(places.map(([name, all]) => [name.slice(6), all]))) },
    ] as const,
  ]);
}

function push(lists: Map<string, Entry[]>, name: string, entry: Entry): void {
  const entries = lists.get(name);
  if (entries) entries.push(entry);
  else lists.set(name, [entry]);
}

function addName({ name, nameHi = '', nameTa = '' }: ListedHospital, entry: Entry, found: Collected): void {
  const words = [name, nameHi, nameTa].flatMap(wordsOf).filter((word) => !isCommon(word));
  const sounds = new Set<string>();
  for (const word of words) {
    const sound = soundOf(word);
    if (sound === '') continue;
    found.addWord(listNames.word(sound), word);
    sounds.add(sound);
  }
  for (const sound of sounds) {
    found.addEntry(listNames.word(sound), entry);
    for (const slip of slipsOf(sound)) found.addWord(listNames.slip(slip), sound);
  }
}

function kindsOf({ specialities, isCashless, isOpenAllDay }: ListedHospital): readonly string[] {
  const choices = (has: boolean) => (has ? [false, true] : [false]);
  return specialities.flatMap((speciality) =>
    choices(isCashless).flatMap((cashless) =>
      choices(isOpenAllDay).map((allDay) =>
        kindOf({ speciality, isCashless: cashless, isOpenAllDay: allDay }),
      ),
    ),
  );
}

function blocksOf(kind: string, entries: readonly Entry[]) {
  return Array.from(
    { length: Math.ceil(entries.length / BLOCK) },
    (_, block) =>
      [
        `kind:${kind}:${block}`,
        { entries: packEntries(entries.slice(block * BLOCK, (block + 1) * BLOCK)) },
      ] as const,
  );
}

function totalsOf(lists: ReadonlyMap<string, readonly unknown[]>): Record<string, number> {
  return Object.fromEntries([...lists].map(([name, { length }]) => [name, length]));
}
