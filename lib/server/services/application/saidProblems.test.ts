import { fillIn } from '@/lib/domain/application/prefill';
import { SECTIONS } from '@/lib/domain/application/sections';
import { locales } from '@/lib/domain/common/locales';
import { checkSection } from '@/lib/validation/application/checkSection';
import { sayFields } from '@/lib/server/http/errorBody';

const today = '2026-11-21';
const members = [{ relation: 'self', dateOfBirth: '1992-04-02' }] as const;
const drafts = [
  {},
  { people: [{}] },
  { people: [{ heightCm: null, weightKg: 64 }] },
  { people: [{ heightCm: '1620', weightKg: 'much' }] },
];

test.each(locales)('whatever is wrong with an application is said in whole sentences: %s', (locale) => {
  const said = SECTIONS.flatMap((section) =>
    drafts.flatMap((draft) => {
      const form = fillIn({ members: [...members] }, { [section]: draft });
      return Object.values(sayFields(checkSection(section, form, { today, isBlocked: true }), locale));
    }),
  );
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((sentence) => /^\w+(\.\w+)+$|[{}]/.test(sentence))).toEqual([]);
});
