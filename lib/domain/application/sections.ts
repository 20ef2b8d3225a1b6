import type { JourneyFacts } from '@/lib/domain/quote/journey/nextStep';

export const SECTIONS = ['proposer', 'members', 'medical', 'nominee', 'bank', 'declaration'] as const;
export type Section = (typeof SECTIONS)[number];

export const SECTION_STATES = ['empty', 'partial', 'complete'] as const;
export type SectionState = (typeof SECTION_STATES)[number];
export type SectionStates = Readonly<Record<Section, SectionState>>;

/** Open until signed, submitted until decided. */
export type ApplicationStatus = 'open' | 'submitted' | NonNullable<JourneyFacts['decision']>;

/** An untouched section is empty even where all of it was prefilled: progress counts what was seen. */
export function toSectionState(isTouched: boolean, isValid: boolean): SectionState {
  if (!isTouched) return 'empty';
  return isValid ? 'complete' : 'partial';
}

export type Screen =
  | { id: 'you' | 'address'; section: 'proposer' }
  | { id: string; section: 'members' | 'medical'; at: number }
  | { id: 'nominee'; section: 'nominee' }
  | { id: 'bank'; section: 'bank' }
  | { id: 'review'; section: 'declaration' };

export function screensOf(people: number): readonly Screen[] {
  const each = (section: 'members' | 'medical', name: string): Screen[] =>
    Array.from({ length: people }, (_, at) => ({ id: `${name}-${at + 1}`, section, at }));
  return [
    { id: 'you', section: 'proposer' },
    { id: 'address', section: 'proposer' },
    ...each('members', 'person'),
    ...each('medical', 'health'),
    { id: 'nominee', section: 'nominee' },
    { id: 'bank', section: 'bank' },
    { id: 'review', section: 'declaration' },
  ];
}
