/** `411001-411003,411038` as `411:001-003,038`: a tenth of the size. */
export function packPincodes(pincodes: readonly string[]): string {
  const areas = new Map<string, number[]>();
  for (const pincode of pincodes.toSorted()) {
    const ends = areas.get(pincode.slice(0, 3)) ?? [];
    areas.set(pincode.slice(0, 3), [...ends, Number(pincode.slice(3))]);
  }
  return [...areas].map(([area, ends]) => `${area}:${toRuns(ends).join(',')}`).join(' ');
}

export function unpackPincodes(packed: string): readonly number[] {
  const pincodes: number[] = [];
  for (const group of packed.split(' ')) {
    const [area = '', runs = ''] = group.split(':');
    for (const run of runs.split(',')) {
      const [from = '', to = from] = run.split('-');
      const last = Number(area + to);
      for (let pincode = Number(area + from); pincode <= last; pincode += 1) pincodes.push(pincode);
    }
  }
  return pincodes;
}

function toRuns(ends: readonly number[]): readonly string[] {
  const starts = ends.filter((end, at) => ends[at - 1] !== end - 1);
  return starts.map((start) => {
    const last = ends.find((end, at) => end >= start && ends[at + 1] !== end + 1) ?? start;
    return last === start ? toEnd(start) : `${toEnd(start)}-${toEnd(last)}`;
  });
}

function toEnd(end: number): string {
  return String(end).padStart(3, '0');
}
