import { GROUP_STOPS } from '@/lib/domain/group/group.data';
import { prerenderIn } from '@/tests/browser/planTables';
import { Street } from './Street';

/** How much of the lit street is cut off at the right. */
const darkAt = (people: number) => {
  const [, lit] = prerenderIn('en', <Street people={people} />).querySelectorAll('image');
  return Number.parseInt(/inset\(0 (\d+)px/.exec(lit?.getAttribute('style') ?? '')?.[1] ?? '', 10);
};

test('each stop lights one house more, and between two stops nothing changes', () => {
  const dark = GROUP_STOPS.map(darkAt);
  expect(new Set(dark).size).toBe(GROUP_STOPS.length);
  expect(dark).toEqual(dark.toSorted((one, other) => other - one));
  expect(darkAt(99)).toBe(darkAt(50));
});
