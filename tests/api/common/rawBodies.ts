export const json = { 'Content-Type': 'application/json' };

/** Body, headers, and the expected status. */
export const rawBodies: [string, string | Buffer, Record<string, string>, number][] = [
  ['I1 null', 'null', json, 400],
  ['I1 a list', '[]', json, 400],
  ['I1 a text', '"text"', json, 400],
  ['I1 a number', '1', json, 400],
  ['I1 true', 'true', json, 400],
  ['I2 cut off', '{"a":', json, 400],
  ['I2 not JSON', 'a=1', json, 400],
  ['I2 trailing text', '{}{}', json, 400],
  ['I2 bytes that are no text', Buffer.from([0x7b, 0xff, 0x7d]), json, 400],
  ['I2 a key twice', '{"leadDir":"a","leadDir":"b"}', json, 400],
  ['I3 65 KiB', JSON.stringify({ leadDir: 'x'.repeat(65 * 1024) }), json, 413],
  ['I3 1.1 MB', JSON.stringify({ leadDir: 'x'.repeat(1_100_000) }), json, 413],
  ['I4 nine levels', `{"a":${'['.repeat(8)}${']'.repeat(8)}}`, json, 400],
  ['I4 thirty thousand levels', '['.repeat(30_000) + ']'.repeat(30_000), json, 400],
  ['I5 plain text', '{"a":1}', { 'Content-Type': 'text/plain' }, 415],
  ['I5 a form', 'a=1', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ['I5 a form with files', '--a--', { 'Content-Type': 'multipart/form-data; boundary=a' }, 415],
  ['I5 nonsense', '{}', { 'Content-Type': ';;;' }, 415],
  ['I5 none', '{}', {}, 415],
  ['I5 another charset', '{}', { 'Content-Type': 'application/json; charset=foo' }, 415],
  ['I5 compressed', '{}', { ...json, 'Content-Encoding': 'gzip' }, 415],
];
