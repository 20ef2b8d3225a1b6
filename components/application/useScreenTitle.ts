import { useTranslations } from 'next-intl';
import type { Screen } from '@/lib/domain/application/sections';

const kindOf = { members: 'person', medical: 'health' } as const;

export function useScreenTitle(names: readonly string[]) {
  const t = useTranslations('application.screens');
  const kind = (screen: Screen) =>
    screen.section === 'members' || screen.section === 'medical' ? kindOf[screen.section] : screen.id;
  const wordsOf = (screen: Screen, part: 'title' | 'lead') =>
    t(`${kind(screen)}.${part}` as 'person.title', { name: 'at' in screen ? (names[screen.at] ?? '') : '' });
  return {
    titleOf: (screen: Screen) => wordsOf(screen, 'title'),
    leadOf: (screen: Screen) => wordsOf(screen, 'lead'),
  };
}
