import { type Screen, SECTIONS, type Section } from './sections';

/** Paths of fields below each section that still are to be mended. */
export type OpenFields = Readonly<Record<Section, readonly string[]>>;

/** The proposer's section takes two screens: what is asked on the second one. */
const ADDRESS = ['email', 'addressLine', 'locality', 'pincode'];

/** Which of a section's open fields stand on this screen. */
export function openFieldsOf(screen: Screen, open: OpenFields): readonly string[] {
  const fields = open[screen.section];
  if (screen.section === 'proposer') {
    return fields.filter((field) => ADDRESS.includes(field) === (screen.id === 'address'));
  }
  if (screen.section !== 'members' && screen.section !== 'medical') return fields;
  return fields.filter((field) => field.startsWith(`people.${screen.at}.`));
}

/** The first screen with something left to answer; the review once nothing is. */
export function firstOpenScreen(screens: readonly Screen[], open: OpenFields): Screen | undefined {
  return screens.find((screen) => openFieldsOf(screen, open).length > 0) ?? screens.at(-1);
}

/** Sections before the signature with nothing left to answer. */
export function completeSections(open: OpenFields): readonly Section[] {
  return SECTIONS.filter((section) => section !== 'declaration' && open[section].length === 0);
}
