import type { Entry } from './entries';
import { entriesNear, entriesOf, inAll, listenTo, type Near } from './names';
import { guessPlace, guessSpeciality } from './understand';
import type { Wanted } from './wanted';

/** `names` are the hospitals with the words that are part of a name. */
export type Heard = { wanted: Wanted; names?: readonly Entry[] };

/** Guesses what words mean that no name has: a place, a speciality or a name, whichever is the fewest typos away. */
export async function hear(edition: string, asked: Wanted): Promise<Heard> {
  if (asked.words.length === 0) return { wanted: asked };
  const spoken = await listenTo(edition, asked.words);
  const known = spoken.filter(({ list }) => list);
  const unknown = spoken.filter(({ list }) => !list);
  const lists = known.map(entriesOf);
  if (spoken.length > 0 && unknown.length === 0) return { wanted: asked, names: inAll(lists) };
  const near = await Promise.all(unknown.map((each) => entriesNear(edition, each)));
  const words = known.map(({ word }) => word);
  const text = asked.words.filter((word) => !words.includes(word)).join(' ');
  const meant = meantBy(text, asked, near);
  if (!meant) return { wanted: asked, names: inAll([...lists, ...near.map(({ entries }) => entries)]) };
  return { wanted: { ...asked, ...meant, words }, ...(words.length > 0 && { names: inAll(lists) }) };
}

/** The place or speciality that is meant; undefined if a name is fewer typos away. */
function meantBy(text: string, asked: Wanted, near: readonly Near[]) {
  const place = asked.point || asked.place ? undefined : guessPlace(text);
  const speciality = asked.speciality ? undefined : guessSpeciality(text);
  const [bySlips] = [
    ...(place ? [{ slips: place.slips, meant: { place: place.found } }] : []),
    ...(speciality ? [{ slips: speciality.slips, meant: { speciality: speciality.found.speciality } }] : []),
  ].toSorted((one, other) => one.slips - other.slips);
  const slipsOfNames = near.reduce((sum, { slips }) => sum + slips, 0);
  return bySlips && bySlips.slips <= slipsOfNames ? bySlips.meant : undefined;
}
