/** Letters that sound alike, in any of our scripts. Vowels are not compared. */
const CLASSES: Readonly<Record<string, string>> = {
  ...classOf('k', 'kgq कखगघ க'),
  ...classOf('s', 'sjz चछजझशषस சஜஶஷஸ'),
  ...classOf('t', 'td टठडढतथदध டத'),
  ...classOf('n', 'n ङञणनंँ ஙஞணநன'),
  ...classOf('p', 'pbf पफबभ ப'),
  ...classOf('m', 'm म ம'),
  ...classOf('r', 'r रऱ ரற'),
  ...classOf('l', 'l लळऴ லளழ'),
  ...classOf('v', 'vw व வ'),
};

const VOWELS = new Set('aeiouyhअआइईउऊएऐओऔऑऍहஅஆஇஈஉஊஎஏஐஒஓஔஹ');

/** Latin digraphs, as they are heard. */
const HEARD: readonly [RegExp, string][] = [
  [/x/g, 'ks'],
  [/c(?=[eiyh])/g, 's'],
  [/c/g, 'k'],
  [/ph/g, 'p'],
  [/zh/g, 'l'],
];

/** Dropping a letter of a shorter sound would make too many names alike. */
const LEAST_FOR_SLIPS = 3;

function classOf(sound: string, letters: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters.replaceAll(' ', ''), (letter) => [letter, sound]));
}

/** `Parijat`, `पारिजात` and `பாரிஜாத்` → `prst`. Empty for a word of marks and digits alone. */
export function soundOf(word: string): string {
  const heard = HEARD.reduce((text, [letters, sound]) => text.replace(letters, sound), word.toLowerCase());
  const letters = Array.from(heard.normalize('NFD'));
  const first = letters[0] ?? '';
  const sounds = letters.map((letter) => CLASSES[letter] ?? '').join('');
  // A nasal before a lip sound is written n, m or as a dot.
  const even = sounds.replace(/m(?=p)/g, 'n').replace(/(.)\1+/g, '$1');
  return (VOWELS.has(first) ? 'a' : '') + even;
}

/** A sound with each one of its letters left out: two words one slip apart share one of these, or are one. */
export function slipsOf(sound: string): readonly string[] {
  if (sound.length < LEAST_FOR_SLIPS) return [];
  const without = Array.from(sound, (_, at) => sound.slice(0, at) + sound.slice(at + 1));
  return [...new Set(without)];
}

/** Words in so many hospital names that they don't tell the names apart. */
const COMMON = new Set(
  [
    ...['hospital', 'hospitals', 'clinic', 'centre', 'center', 'nursing', 'home', 'general', 'speciality'],
    ...['multispeciality', 'multi', 'super', 'institute', 'medical', 'healthcare', 'health', 'care', 'trust'],
    ...['and', 'of', 'the', 'in', 'near', 'at', 'sample', 'day'],
    ...['अस्पताल', 'हॉस्पिटल', 'नर्सिंग', 'होम', 'केंद्र', 'में', 'के', 'का', 'और', 'पास'],
    ...['மருத்துவமனை', 'மையம்', 'இல்லம்', 'மற்றும்', 'அருகில்'],
  ].map((word) => word.normalize('NFD')),
);

export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

export const isCommon = (word: string) => COMMON.has(word);
