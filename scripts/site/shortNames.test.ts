import { shortNames } from './shortNames';

const sheet =
  '.card{top:0}.aB-_1z_bill{top:0}.aB-_1z_lead .card{top:0}._7x_Yz0_bill{animation:aB-_1z_turn 1s}@keyframes aB-_1z_turn{to{top:0}}';

test('each name of a module is four letters, the same in styles, in markup and in scripts', () => {
  const short = shortNames([sheet]);
  const [bill, lead, turn, other] = ['aB-_1z_bill', 'aB-_1z_lead', 'aB-_1z_turn', '_7x_Yz0_bill'].map(short);
  const all = [bill, lead, turn, other];
  expect(new Set(all).size).toBe(4);
  for (const name of all) expect(name).toMatch(/^[a-zA-Z]\w{3}$/);
  expect(short(sheet)).toBe(
    `.card{top:0}.${bill}{top:0}.${lead} .card{top:0}.${other}{animation:${turn} 1s}@keyframes ${turn}{to{top:0}}`,
  );
  expect(short('<p class="card aB-_1z_lead">')).toBe(`<p class="card ${lead}">`);
  expect(short('{bill:"aB-_1z_bill",lead:"aB-_1z_lead"}')).toBe(`{bill:"${bill}",lead:"${lead}"}`);
  expect(short('what_is other_names_here aB-_1z_nobody')).toBe('what_is other_names_here aB-_1z_nobody');
});

test('what says them is at an address of its own', () => {
  expect(shortNames([sheet])('<link href="/_next/static/chunks/a.css"/>["static/chunks/b.js"]')).toBe(
    '<link href="/_next/static/short/a.css"/>["static/short/b.js"]',
  );
});

test('a name stays what it was while its module does, whatever else there is', () => {
  const before = shortNames([sheet])('aB-_1z_lead');
  expect(shortNames([`.Zz9Zz9_new{top:0}${sheet}`])('aB-_1z_lead')).toBe(before);
});

test('a module may have more names than there are digits', () => {
  const names = Array.from({ length: 70 }, (_, at) => `aB-_1z_n${at}`);
  const short = shortNames([names.map((name) => `.${name}{top:0}`).join('')]);
  expect(new Set(names.map(short)).size).toBe(70);
});

test('no two are called the same', () => {
  const lead = shortNames([sheet])('aB-_1z_lead');
  expect(() => shortNames([`${sheet}.${lead}{top:0}`])).toThrow('.lead would be called');
});
