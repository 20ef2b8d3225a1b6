import { SHARE_TARGETS, shareUrl } from './shareTargets';

test('each target gets the whole address, whatever is in it', () => {
  const shared = { url: 'https://www.sukhayu.example/ta/a.html?b=1&c=2#d', text: 'Rain & bills: 50%' };
  const given = SHARE_TARGETS.map((target) => {
    const { host, searchParams } = new URL(shareUrl(target, shared));
    return [host, Object.fromEntries(searchParams)];
  });
  expect(given).toEqual([
    ['www.facebook.com', { u: shared.url }],
    ['twitter.com', { url: shared.url, text: shared.text }],
    ['www.linkedin.com', { url: shared.url }],
    ['wa.me', { text: `${shared.text} ${shared.url}` }],
  ]);
});
