import { unlessCrowded } from './unlessCrowded';

test('the 501st at once is asked to come again, and served when one of the others is done', async () => {
  let finish = () => {};
  const busy = new Promise<void>((resolve) => (finish = resolve));
  const others = Array.from({ length: 500 }, () => unlessCrowded(() => busy));
  await expect(unlessCrowded(() => 'served')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    details: { retryAfterSeconds: 2 },
  });
  finish();
  await Promise.all(others);
  expect(await unlessCrowded(() => 'served')).toBe('served');
});

test('work that fails makes room too', async () => {
  const failing = Array.from({ length: 600 }, () =>
    unlessCrowded(() => Promise.reject(new Error('sample'))).catch(() => undefined),
  );
  await Promise.all(failing);
  expect(await unlessCrowded(() => 'served')).toBe('served');
});
