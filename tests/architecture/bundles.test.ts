import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const chunks = '.next/static/chunks';

/** Names that stand in server code, or in its table of places, alone; one of them in a browser file means that an import crossed over. */
const serverOnly = ['mongoose', 'SESSION_SECRET', 'DATA_KEYS', 'aes-256-gcm', 'Banaskantha', 'Sholapur'];

test('no file that the browser loads contains server code', () => {
  expect(existsSync(chunks)).toBe(true);
  const files = readdirSync(chunks, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(chunks, file), 'utf8');
    return serverOnly.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});
