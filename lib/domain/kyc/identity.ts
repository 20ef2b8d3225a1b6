export type IdentityRecord = {
  name: string;
  /** YYYY-MM-DD; not from every registry. */
  dateOfBirth?: string;
  reference: string;
};

export type KycFailure = 'notFound' | 'dateOfBirth' | 'name' | 'review';

export function judgeIdentity(
  typed: { name: string; dateOfBirth: string },
  found: IdentityRecord | undefined,
): 'verified' | Exclude<KycFailure, 'review'> {
  if (!found) return 'notFound';
  if (found.dateOfBirth !== undefined && found.dateOfBirth !== typed.dateOfBirth) return 'dateOfBirth';
  return isSameName(typed.name, found.name) ? 'verified' : 'name';
}

const TITLES = ['MR', 'MRS', 'MS', 'DR', 'SHRI', 'SMT', 'KUMARI'];

/** Words match in any order, initials included; one may be left over, and one must match in full. */
export function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  if (short.length === 0 || long.length - short.length > 1) return false;
  const rest = [...long];
  const take = (isIt: (word: string) => boolean) => {
    const at = rest.findIndex(isIt);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  };
  const others = short.filter((word) => !take((each) => each === word));
  const hasWhole = short.length > others.length && short.some((word) => word.length > 1);
  return (
    hasWhole && others.every((word) => take((each) => isInitialOf(word, each) || isInitialOf(each, word)))
  );
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFKC')
    .toUpperCase()
    .split(/[\s.'’-]+/)
    .filter((word) => word !== '' && !TITLES.includes(word));
}

function isInitialOf(initial: string, word: string): boolean {
  return initial.length === 1 && word.startsWith(initial);
}
