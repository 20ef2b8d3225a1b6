import { SCREEN_FIELDS } from './screenFields';
import { type Screen, SECTIONS, type Section } from './sections';

export type OpenFields = Readonly<Record<Section, readonly string[]>>;

/** The proposer has two screens. */
const onAddress: readonly string[] = SCREEN_FIELDS.address;

export function openFieldsOf(screen: Screen, open: OpenFields): readonly string[] {
  const fields = open[screen.section];
  if (screen.section === 'proposer') {
    return fields.filter((field) => onAddress.includes(field) === (screen.id === 'address'));
  }
  if (screen.section !== 'members' && screen.section !== 'medical') return fields;
  return fields.filter((field) => field.startsWith(`people.${screen.at}.`));
}

export function firstOpenScreen(screens: readonly Screen[], open: OpenFields): Screen | undefined {
  return screens.find((screen) => openFieldsOf(screen, open).length > 0) ?? screens.at(-1);
}

export function completeSections(open: OpenFields): readonly Section[] {
  return SECTIONS.filter((section) => section !== 'declaration' && open[section].length === 0);
}
