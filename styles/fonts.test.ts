import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import postcss from 'postcss';

const faces: Record<string, string>[] = [];
postcss.parse(readFileSync('styles/fonts.css', 'utf8')).walkAtRules('font-face', (rule) => {
  const face: Record<string, string> = {};
  rule.walkDecls(({ prop, value }) => {
    face[prop] = value;
  });
  faces.push(face);
});

function lettersOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

/** Between letters of either script. */
const joiners = [0x200c, 0x200d];

test('no letter is in two files, or a page fetches the second one for it and is laid out anew', () => {
  for (const weights of ['400 599', '600 800']) {
    const letters = faces
      .filter((face) => face['font-weight'] === weights)
      .flatMap((face) => lettersOf(face['unicode-range'] ?? ''))
      .filter((letter) => !joiners.includes(letter));
    const twice = letters.filter((letter, at) => letters.indexOf(letter) !== at);
    expect(letters.length).toBeGreaterThan(500);
    expect(twice.map((letter) => String.fromCodePoint(letter))).toEqual([]);
  }
});

test('every Hindi word is set from as few glyphs as in the whole font', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/fonts.mjs', '--check'], {
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
});
