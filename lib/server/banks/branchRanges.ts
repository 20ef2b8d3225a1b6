/** `1-65,76,h00` means 0000001 to 0000065, and so on: 175,000 branches take a few hundred kilobytes. */
export function packBranches(branches: readonly string[]): string {
  const numbers = branches.filter((each) => /^\d+$/.test(each)).map(Number);
  const others = branches.filter((each) => !/^\d+$/.test(each)).toSorted();
  return [...toRuns(numbers.toSorted((one, other) => one - other)), ...others].join(',');
}

export function hasBranch(packed: string, branch: string): boolean {
  const number = /^\d+$/.test(branch) ? Number(branch) : undefined;
  return packed.split(',').some((run) => {
    if (number === undefined) return run === branch;
    const [from = '', to = from] = run.split('-');
    return Number(from) <= number && number <= Number(to);
  });
}

function toRuns(numbers: readonly number[]): readonly string[] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`));
}
